import { env } from '@/lib/env'
import styles from './Hero.module.css'
import { Skyline } from './Skyline'

/** One line above a city that rises. */
export function Hero() {
  return (
    <header className={styles.hero}>
      <Skyline />
      <p className={styles.brand}>{env.productName}</p>
      <h1 className={styles.title}>
        数字世界
        <br />
        <span className={styles.bright}>等你登陆</span>
      </h1>
    </header>
  )
}
