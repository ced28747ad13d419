import styles from './Hero.module.css'
import { Trophy } from './Trophy'

interface HeroProps {
  name: string
  line: string
  /** '' where nothing is said of it. */
  poolText: string
}

/** A podium between tapes, and three cups that turn on it. */
export function Hero({ name, line, poolText }: HeroProps) {
  return (
    <header className={styles.hero}>
      <p className={styles.line}>{line}</p>
      <h1 className={styles.title}>{name}</h1>
      {poolText !== '' && (
        <p className={styles.pool}>
          总奖池 <b className={styles.sum}>{poolText}</b>
        </p>
      )}
      <div className={styles.stage} aria-hidden="true">
        <Trophy place={1} />
        <Trophy place={2} />
        <Trophy place={0} />
      </div>
    </header>
  )
}
