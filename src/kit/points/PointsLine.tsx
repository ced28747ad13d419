import type { UserPoints } from '@/api/points'
import { RollingNumber } from '@/kit/amounts/RollingNumber'
import { expiringText } from './expiring'
import styles from './PointsLine.module.css'

/** 「我的积分」, and those that end soon. Undefined: a guest, or nobody knows. */
export function PointsLine({ points }: { points: UserPoints | undefined }) {
  const expiring = points && expiringText(points)
  return (
    <div className={styles.line}>
      <p className={styles.balance}>
        我的积分
        <b>{points?.available === undefined ? '--' : <RollingNumber value={points.available} />}</b>
      </p>
      {expiring !== undefined && <p className={styles.expiring}>{expiring}</p>}
    </div>
  )
}
