import type { SharedUser } from '@/api/invitation'
import { InviterCard } from '@/kit/landing/InviterCard'
import { head } from '../head'
import hero from './hero.svg?no-inline'
import styles from './Hero.module.css'

interface HeroProps {
  /** Undefined when the inviter is unknown. */
  inviter: SharedUser | undefined
  loading: boolean
}

const BADGE = '城市合伙人'
const WELCOME = { title: head.title, line: '一座城市，等一位同行者' }

/** The inviter, above two hands. */
export function Hero({ inviter, loading }: HeroProps) {
  return (
    <div className={styles.hero}>
      <img className={styles.art} src={hero} alt="" width="750" height="600" />
      <InviterCard
        inviter={inviter && { ...inviter, title: BADGE }}
        loading={loading}
        loadingTitle={head.title}
        title="邀请你成为合伙人"
        welcome={WELCOME}
      />
    </div>
  )
}
