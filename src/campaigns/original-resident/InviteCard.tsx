import { copyAndTell } from '@/kit/share/copyText'
import { Button } from '@/ui/Button'
import { CopyIcon } from '@/ui/icons'
import { noteClick } from './clicks'
import styles from './InviteCard.module.css'

export interface InviteCardProps {
  /** '' where nobody is logged in. */
  inviteCode: string
  onInvite: () => Promise<unknown> | void
  onPoster: () => void
  onLogin: () => void
}

/** The resident's code, and the ways to hand it on. */
export function InviteCard({ inviteCode, onInvite, onPoster, onLogin }: InviteCardProps) {
  const known = inviteCode !== ''
  return (
    <section className={styles.card} aria-label="邀请好友">
      <div className={styles.code}>
        <span className={styles.label}>我的邀请码</span>
        <span className={styles.value}>{known ? inviteCode : '--'}</span>
        <button
          type="button"
          className={styles.copy}
          aria-label="复制邀请码"
          onClick={() => {
            noteClick('copy')
            if (known) void copyAndTell(inviteCode)
            else onLogin()
          }}
        >
          <CopyIcon />
          复制
        </button>
      </div>
      <div className={styles.ways}>
        <Button
          quiet
          className={styles.way}
          onPress={() => {
            noteClick('share')
            return known ? onPoster() : onLogin()
          }}
        >
          分享海报
        </Button>
        <Button
          className={styles.way}
          onPress={() => {
            noteClick('go-invite')
            if (!known) return onLogin()
            void onInvite()
          }}
        >
          去邀请
        </Button>
      </div>
    </section>
  )
}
