import type { ReactNode } from 'react'
import { groupNumber } from '@/lib/format/groupNumber'
import { DesertScene } from './DesertScene'
import art from './Desert.module.css'
import styles from './Hero.module.css'

export interface HeroProps {
  /** How many residents there are; undefined: not known. */
  residents: number | undefined
  today: number
  /** Below the title: whose page it is. */
  children?: ReactNode
}

export function Hero({ residents, today, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <HeroArt />
      <div className={styles.words}>
        <h1 className={styles.title}>原住民计划</h1>
        {children}
        {residents !== undefined && residents > 0 && (
          <p className={styles.count}>
            已有<b>{groupNumber(residents)}</b>位原住民
            {today > 0 && <span className={styles.today}>今日 +{groupNumber(today)}</span>}
          </p>
        )}
      </div>
    </div>
  )
}

export function HeroArt() {
  return (
    <div className={styles.art}>
      <svg
        viewBox="0 0 750 760"
        preserveAspectRatio="xMidYMin slice"
        className={art.scene}
        aria-hidden="true"
        focusable="false"
      >
        <DesertScene />
      </svg>
    </div>
  )
}
