import { head } from '../head'
import { Box } from './Box'
import styles from './Hero.module.css'

/** A box on velvet; its bow is tied when the gift is given. */
export function Hero({ isDone }: { isDone: boolean }) {
  return (
    <header className={styles.hero}>
      <Box isTied={isDone} />
      <h1 className={styles.title}>{head.title}</h1>
      <p className={styles.line}>亲手挑一件，送给懂它的人</p>
      <p className={styles.warn}>转赠后不可撤回</p>
    </header>
  )
}
