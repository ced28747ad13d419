import { head } from '../head'
import styles from './Hero.module.css'
import { Village } from './Village'

interface HeroProps {
  /** Undefined while it is not known. */
  name?: string
  /** How many houses stand, 0 to 12. */
  houses: number
}

/** A village in the hills: one house more for each resident. */
export function Hero({ name, houses }: HeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{head.title}</h1>
        <p className={styles.line}>
          {name ? `${name}，等你来点一盏灯` : '一座村庄，等你来点一盏灯'}
        </p>
      </div>
      <Village houses={houses} />
    </header>
  )
}
