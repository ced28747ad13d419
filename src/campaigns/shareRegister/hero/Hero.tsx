import type { SharedUser } from '@/api/invitation'
import { InviterCard } from '@/kit/landing/InviterCard'
import { head } from '../head'
import hero from './hero.svg?no-inline'
import styles from './Hero.module.css'

interface HeroProps {
  /** Undefined when nobody is known to invite. */
  inviter: SharedUser | undefined
  loading: boolean
}

const WELCOME = { title: '欢迎来到数字世界', line: '这里有一颗星球等你落脚' }

/** Who invites, above the sky. */
export function Hero({ inviter, loading }: HeroProps) {
  return (
    <div className={styles.hero}>
      <img className={styles.art} src={hero} alt="" width="750" height="600" />
      <InviterCard
        inviter={inviter}
        loading={loading}
        loadingTitle={head.title}
        title="邀请你一起探索"
        welcome={WELCOME}
      />
    </div>
  )
}
