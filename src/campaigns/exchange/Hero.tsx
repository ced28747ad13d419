import { HeroScene } from './art/HeroScene'
import styles from './Exchange.module.css'

export function Hero() {
  return (
    <header className={styles.hero}>
      <HeroScene />
      <div className={styles.words}>
        <h1 className={styles.title}>奖励兑现</h1>
        <p className={styles.subtitle}>费用透明，放心到账</p>
      </div>
    </header>
  )
}
