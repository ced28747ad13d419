import { Link } from 'react-router-dom'
import type { UserPoints } from '@/api/points'
import { RollingNumber } from '@/kit/amounts/RollingNumber'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { useCampaign } from '@/kit/page/useCampaign'
import { paths } from '@/paths'
import { expiringText } from './expiring'
import { ChevronRightIcon } from '@/ui/icons'
import styles from './PointsLine.module.css'

/** 「我的积分」, and those that expire soon; for a guest the login. Undefined: a guest, or unknown. */
export function PointsLine({ points }: { points: UserPoints | undefined }) {
  const { loggedIn } = useCampaign()
  const expiring = points && expiringText(points)
  return (
    <div className={styles.line} data-waiting={(loggedIn && !points) || undefined}>
      <p className={styles.balance}>
        我的积分
        <b>{points?.available === undefined ? '--' : <RollingNumber value={points.available} />}</b>
      </p>
      {points && <EarnPoints />}
      {expiring !== undefined && <p className="muted">{expiring}</p>}
      {!loggedIn && (
        <LoginButton small quiet>
          登录查看积分
        </LoginButton>
      )}
    </div>
  )
}

/** How to get more: the next step when there are too few. */
export function EarnPoints() {
  const { track } = useCampaign()
  return (
    <Link
      className={styles.earn}
      to={paths.rewardRules('earn')}
      onClick={() => track('button', 'rule')}
    >
      如何获得积分
      <ChevronRightIcon />
    </Link>
  )
}
