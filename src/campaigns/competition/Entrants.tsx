import type { Registrant } from '@/api/invitation'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import type { PagedResult } from '@/kit/query/pagedQuery'
import { registrantIdOf } from '@/kit/invite/invited'
import { InvitedRow } from '@/kit/list/InvitedRow'
import { RecordList } from '@/kit/list/RecordList'
import { OWN } from '@/kit/list/rank/RankRow'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { stampMinute } from '@/lib/format/stamp'
import { clampedName, countText } from './competition'
import styles from './Entrants.module.css'

interface EntrantsProps {
  /** The number of entrants; undefined: unknown. */
  total: number | undefined
  list: PagedResult<Registrant>
  ownUid: string
}

/** The entrants; a guest sees only their number. */
export function Entrants({ total, list, ownUid }: EntrantsProps) {
  const { loggedIn, openLogin } = useCampaign()
  return (
    <Card
      heading="已报名"
      aside={
        <p className={styles.count}>
          <b>{countText(total)}</b>人
        </p>
      }
    >
      {loggedIn ? (
        <RecordList
          query={list}
          idOf={registrantIdOf}
          label="已报名"
          empty="还没有人报名，来做第一位吧"
          guest="登录后查看报名名单"
          onLogin={openLogin}
        >
          {({ uid, nickname, avatar, registerTime }) => (
            <InvitedRow
              name={clampedName(nickname)}
              avatar={avatar}
              time={registerTime === '' ? '' : `${stampMinute(registerTime)} 报名`}
              status={uid !== '' && uid === ownUid ? OWN : ''}
              tone="accent"
            />
          )}
        </RecordList>
      ) : (
        <div className={styles.guest}>
          <BlurredFaces />
          <LoginButton quiet>登录查看</LoginButton>
        </div>
      )}
    </Card>
  )
}

const HUES = ['#e8ff3c', '#ff9a52', '#8fd3ff', '#c9d2d6', '#b99bff', '#7fe0a8'] as const

/** Placeholder faces: entrants are shown only after a login. */
function BlurredFaces() {
  return (
    <svg viewBox="0 0 640 120" className={styles.faces} aria-hidden="true">
      {HUES.map((hue, at) => (
        <g key={hue} transform={`translate(${at * 104 + 8} 8)`}>
          <circle cx="52" cy="52" r="50" fill={hue} />
          <circle cx="52" cy="42" r="19" fill="#1e1e1b" opacity=".7" />
          <path fill="#1e1e1b" opacity=".7" d="M16 88c4-26 68-26 72 0a50 50 0 0 1-72 0z" />
        </g>
      ))}
    </svg>
  )
}
