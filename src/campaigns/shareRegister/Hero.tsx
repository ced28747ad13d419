import type { SharedUser } from '@/api/invitation'
import { BASE_PATH } from '@/lib/env'
import { maskedPhone } from '@/lib/maskedPhone'
import { Avatar } from '@/ui/Avatar'
import { classes } from '@/ui/classes'
import { SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import hero from './hero.svg?no-inline'
import styles from './Hero.module.css'

interface HeroProps {
  /** Undefined when nobody is known to invite. */
  inviter: SharedUser | undefined
  loading: boolean
}

/** Who invites, above the sky. */
export function Hero({ inviter, loading }: HeroProps) {
  return (
    <div className={styles.hero}>
      <img className={styles.art} src={hero} alt="" width="750" height="600" />
      {loading ? <LoadingCard /> : <InviterCard inviter={inviter} />}
    </div>
  )
}

function InviterCard({ inviter }: Pick<HeroProps, 'inviter'>) {
  if (!inviter)
    return (
      <header className={styles.card}>
        <img className={styles.logo} src={`${BASE_PATH}/logo.svg`} alt="" width="48" height="48" />
        <div className={styles.words}>
          <h1 className={styles.title}>欢迎来到数字世界</h1>
          <p className={styles.line}>这里有一颗星球等你落脚</p>
        </div>
      </header>
    )
  const name = maskedPhone(inviter.nickname)
  return (
    <header className={styles.card}>
      <Avatar src={inviter.avatar} name={name || '好友'} className={styles.avatar} />
      <div className={styles.words}>
        <p className={styles.line}>
          <span className={styles.name}>{name || '你的好友'}</span>
          {inviter.title && <span className={styles.tag}>{inviter.title}</span>}
        </p>
        <h1 className={styles.title}>邀请你一起探索</h1>
        {inviter.inviteCode && (
          <p className={styles.code}>
            邀请码 <span className={styles.codeText}>{inviter.inviteCode}</span>
          </p>
        )}
      </div>
    </header>
  )
}

function LoadingCard() {
  return (
    <header className={classes(styles.card, styles.bones)} aria-busy="true">
      <h1 className="visually-hidden">TA邀请你来数字世界</h1>
      <SkeletonCircle className={styles.boneAvatar} />
      <SkeletonLines count={2} className={styles.boneWords} />
    </header>
  )
}
