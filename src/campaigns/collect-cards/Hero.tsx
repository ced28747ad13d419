import type { ReactNode } from 'react'
import styles from './Hero.module.css'

interface HeroProps {
  /** 0 to 1; undefined where it is not known. */
  share: number | undefined
  /** 「已收集 13/23」 */
  text: string
  /** Beside the progress, e.g. the way in for guests. */
  children?: ReactNode
}

/** A land of sweets under a morning sky, and how full the albums are. */
export function Hero({ share, text, children }: HeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.air} aria-hidden="true">
        <span className={styles.sweet} data-kind="0" />
        <span className={styles.sweet} data-kind="1" />
        <span className={styles.sweet} data-kind="3" />
        <span className={styles.sweet} data-kind="4" />
      </div>
      <h1 className={styles.title}>消除集卡</h1>
      <p className={styles.subtitle}>三颗一线，集齐整册</p>
      <div className={styles.progress}>
        <p className={styles.line}>{text}</p>
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.fill} style={{ transform: `scaleX(${share ?? 0})` }} />
        </span>
        {children}
      </div>
    </header>
  )
}
