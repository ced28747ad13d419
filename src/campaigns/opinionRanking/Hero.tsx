import { HeroRays } from './HeroRays'
import styles from './Hero.module.css'

/** @param props.updateTime `YYYY-MM-DD HH:mm:ss`, when the ranking was counted; empty while it is not known */
export function Hero({ updateTime }: { updateTime: string | undefined }) {
  return (
    <header className={styles.hero}>
      <HeroRays />
      <div className={styles.words}>
        <h1 className={styles.title}>意见分排行榜</h1>
        <p className={styles.line}>
          {updateTime ? `更新于 ${updateTime.slice(0, 16)}` : '好意见，让世界更好'}
        </p>
      </div>
    </header>
  )
}
