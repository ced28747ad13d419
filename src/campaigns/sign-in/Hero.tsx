import type { UserPoints } from '@/api/points'
import { parseServerTime, formatServerTime } from '@/lib/serverClock'
import { Sunrise } from './Sunrise'
import { shortDate } from './dates'
import { streakWords } from './signIn'
import type { Streak } from './signIn'
import { useRolling } from './useRolling'
import styles from './Hero.module.css'

export interface HeroProps {
  streak: Streak
  /** 0 to 1. */
  rise: number
  /** Undefined for a guest. */
  points: number | undefined
  expiring: Pick<UserPoints, 'expiring' | 'expiringAt'> | undefined
}

export function Hero({ streak, rise, points, expiring }: HeroProps) {
  return (
    <header className={styles.hero}>
      <Sunrise rise={rise} />
      <div className={styles.words}>
        <h1 className={styles.title}>每日签到</h1>
        <StreakLine streak={streak} />
        <p className={styles.points}>
          <span className={styles.pointsLabel}>我的积分</span>
          <b className={styles.pointsValue}>
            {points === undefined ? '--' : <Rolling value={points} />}
          </b>
        </p>
        {expiring && <Expiring {...expiring} />}
      </div>
    </header>
  )
}

function StreakLine({ streak }: { streak: Streak }) {
  const words = streakWords(streak)
  if ('text' in words) return <p className={styles.told}>{words.text}</p>
  return (
    <p className={styles.streak}>
      已连续<b className={styles.days}>{words.days}</b>天
    </p>
  )
}

/** Screen readers hear the number once, when it has arrived. */
function Rolling({ value }: { value: number }) {
  const shown = useRolling(value)
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{value}</span>
    </>
  )
}

function Expiring({ expiring, expiringAt }: Pick<UserPoints, 'expiring' | 'expiringAt'>) {
  const at = parseServerTime(expiringAt)
  if (expiring <= 0 || at === undefined) return null
  return (
    <p className={styles.expiring}>
      {expiring}积分将于{shortDate(formatServerTime(at).slice(0, 10))}过期
    </p>
  )
}
