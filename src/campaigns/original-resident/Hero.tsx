import type { ReactNode } from 'react'
import { groupNumber } from '@/lib/format/groupNumber'
import { SkeletonBlock, SkeletonCards } from '@/ui/Skeleton'
import { DesertScene } from './DesertScene'
import { residentNumber } from './resident'
import desertStyles from './Desert.module.css'
import styles from './Hero.module.css'

interface HeroProps {
  /** The number of residents; undefined: unknown. */
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

function HeroArt() {
  return (
    <div className={styles.art}>
      <svg
        viewBox="0 0 750 760"
        preserveAspectRatio="xMidYMin slice"
        className={desertStyles.scene}
        aria-hidden="true"
      >
        <DesertScene />
      </svg>
    </div>
  )
}

export function ResidentBadge({ residentNo }: { residentNo: string }) {
  return (
    <p className={styles.number}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" fill="#ff8a5b" />
        <path fill="#2b1437" d="M20 8c5 3 8 8 7 14H13c-1-6 2-11 7-14zM12 24h16l-2 8H14z" />
        <circle cx="20" cy="17" r="3" fill="#86f3dc" />
      </svg>
      {residentNumber(residentNo)}
    </p>
  )
}

export function ResidentSkeleton() {
  return (
    <>
      <div className={styles.hero}>
        <HeroArt />
        <div className={styles.words}>
          <p className={styles.title}>原住民计划</p>
          <SkeletonBlock width={240} height={60} above={20} isPill />
        </div>
      </div>
      <SkeletonCards heights={[320, 250, 250]} />
    </>
  )
}
