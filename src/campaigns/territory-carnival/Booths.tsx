import type { ReactNode } from 'react'
import { PageLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { showToast } from '@/ui/toast/toast'
import { addresses, homeOf } from './carnival'
import { useCarnival } from './useCarnival'
import styles from './Booths.module.css'

/** Three stalls: to invite, to read the rules, and to one's own territory. */
export function Booths() {
  const { track, openLogin } = useCampaign()
  const carnival = useCarnival()
  const { ownId, loggedIn } = carnival
  const home = homeOf(carnival)
  return (
    <nav className={styles.booths} aria-label="嘉年华摊位">
      <Booth
        name="邀请"
        note="叫上邻居"
        awning="#ff3b5c"
        art="M20 46a12 12 0 1 1 24 0zM26 26a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM44 46a10 10 0 0 1 14-9v9z"
        to={ownId ? addresses.invite(ownId) : undefined}
        onPress={() => {
          track('button', 'go-invite')
          if (!ownId) showToast('认领领地后，就能邀请好友来住')
        }}
      />
      <Booth
        name="规则"
        note="怎么玩"
        awning="#e09a00"
        art="M20 20h28v28H20zM26 27h16v4H26zM26 34h16v4H26zM26 41h10v3H26z"
        to={addresses.rules(carnival)}
        onPress={() => track('button', 'rule')}
      />
      <Booth
        name="我的领地"
        note={loggedIn && home === undefined ? '等你认领' : '去看看'}
        awning="#12897c"
        art="M16 34l18-16 18 16v14H38V38h-8v10H16z"
        to={home}
        onPress={() => {
          track('button', 'my-territory')
          if (home !== undefined) return
          if (loggedIn) showToast('认领领地后，就能从这里回家看看')
          else openLogin()
        }}
      />
    </nav>
  )
}

interface BoothProps {
  name: string
  note: string
  awning: string
  /** The sign above the counter, 68 × 60. */
  art: string
  /** Undefined: it has no target. */
  to: string | undefined
  onPress: () => void
}

function Booth({ to, onPress, ...stall }: BoothProps) {
  if (to !== undefined)
    return (
      <PageLink to={to} className={styles.booth} onClick={onPress}>
        <Stall {...stall} />
      </PageLink>
    )
  return (
    <button type="button" className={styles.booth} onClick={onPress}>
      <Stall {...stall} />
    </button>
  )
}

function Stall({ name, note, awning, art }: Omit<BoothProps, 'to' | 'onPress'>): ReactNode {
  return (
    <>
      <svg viewBox="0 0 100 92" className={styles.art} aria-hidden="true">
        <path fill="#fff7e2" d="M12 34h76v52H12z" />
        <path fill="#f1dfb6" d="M12 70h76v16H12z" />
        <path fill={awning} d="M8 12h84l4 26H4z" />
        <path
          fill="#ffffff"
          opacity=".9"
          d="M24 12h14l-2 26H20zM52 12h14l4 26H54zM80 12h12l4 26h-12z"
        />
        <path
          fill={awning}
          d="M4 38a8 8 0 0 0 16 0 8 8 0 0 0 16 0 8 8 0 0 0 14 0 8 8 0 0 0 14 0 8 8 0 0 0 16 0 8 8 0 0 0 16 0z"
        />
        <path fill={awning} fillRule="evenodd" d={art} transform="translate(26 38) scale(.72)" />
      </svg>
      <span className={styles.name}>{name}</span>
      <span className="muted">{note}</span>
    </>
  )
}
