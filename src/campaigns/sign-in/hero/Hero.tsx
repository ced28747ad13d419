import { readUserPoints } from '@/api/points'
import { RollingNumber } from '@/kit/amounts/RollingNumber'
import { useAnswer } from '@/kit/page/query/answer'
import { expiringText } from '@/kit/points/expiring'
import { newestBalance, streakOf, streakText, sunriseOf } from '../signIn'
import type { Streak } from '../signIn'
import { useSignStatus } from '../cycle/useSignStatus'
import styles from './Hero.module.css'
import { Sunrise } from './Sunrise'

export function Hero() {
  const { status } = useSignStatus()
  const points = useAnswer(readUserPoints, undefined)
  const balance = newestBalance(
    { value: status.data?.points, at: status.dataUpdatedAt },
    { value: points.data?.available, at: points.dataUpdatedAt },
  )
  const expiring = points.data && expiringText(points.data)
  return (
    <header className={styles.hero}>
      <Sunrise rise={sunriseOf(status.data?.cycle ?? [])} />
      <div className={styles.words}>
        <h1 className={styles.title}>每日签到</h1>
        <StreakLine streak={streakOf(status.data)} />
        <p className={styles.points}>
          <span className={styles.pointsLabel}>我的积分</span>
          <b className={styles.pointsValue}>
            {balance === undefined ? '--' : <RollingNumber value={balance} />}
          </b>
        </p>
        {expiring !== undefined && <p className={styles.expiring}>{expiring}</p>}
      </div>
    </header>
  )
}

function StreakLine({ streak }: { streak: Streak }) {
  const shown = streakText(streak)
  if ('text' in shown) return <p className={styles.sentence}>{shown.text}</p>
  return (
    <p className={styles.streak}>
      已连续<b className={styles.days}>{shown.days}</b>天
    </p>
  )
}
