import type { SharedUser } from '@/api/invitation'
import { BASE_PATH } from '@/lib/env'
import { Avatar } from '@/ui/picture/Avatar'
import { classes } from '@/ui/classes'
import { SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import styles from './InviterCard.module.css'

interface InviterCardProps {
  /** Undefined when the inviter is unknown. */
  inviter: SharedUser | undefined
  loading: boolean
  /** The page's title for screen readers while it loads. */
  loadingTitle: string
  /** The inviter's greeting. */
  title: string
  /** The greeting when the inviter is unknown. */
  welcome: { title: string; line: string }
}

/** The inviter; its colours are the page's tokens. */
export function InviterCard({ inviter, loading, loadingTitle, title, welcome }: InviterCardProps) {
  if (loading) return <LoadingCard title={loadingTitle} />
  if (!inviter) return <WelcomeCard {...welcome} />
  const name = inviter.nickname
  return (
    <header className={styles.card}>
      <Avatar src={inviter.avatar} name={name || '好友'} size={108} className={styles.avatar} />
      <div className={styles.words}>
        <p className={styles.line}>
          <span className={styles.name}>{name || '你的好友'}</span>
          {inviter.title && <span className={styles.tag}>{inviter.title}</span>}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {inviter.inviteCode && (
          <p className={styles.code}>
            邀请码 <span className={styles.codeText}>{inviter.inviteCode}</span>
          </p>
        )}
      </div>
    </header>
  )
}

function WelcomeCard({ title, line }: InviterCardProps['welcome']) {
  return (
    <header className={styles.card}>
      <img className={styles.logo} src={`${BASE_PATH}/logo.svg`} alt="" width="48" height="48" />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.line}>{line}</p>
      </div>
    </header>
  )
}

function LoadingCard({ title }: { title: string }) {
  return (
    <header className={classes(styles.card, styles.skeleton)} aria-busy="true">
      <h1 className="visually-hidden">{title}</h1>
      <SkeletonCircle className={styles.skeletonAvatar} />
      <SkeletonLines count={2} className={styles.skeletonWords} />
    </header>
  )
}
