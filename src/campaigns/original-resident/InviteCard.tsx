import { copyAndTell } from '@/kit/share/copyText'
import { Button } from '@/ui/Button'
import { CopyIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast'
import { noteClick } from './clicks'
import styles from './InviteCard.module.css'

export interface InviteCardProps {
  loggedIn: boolean
  /** '' for guests, and where the platform named none. */
  inviteCode: string
  onInvite: () => Promise<unknown> | void
  onPoster: () => void
  onLogin: () => void
}

/** The resident's code, and the ways to hand it on. */
export function InviteCard({ loggedIn, inviteCode, onInvite, onPoster, onLogin }: InviteCardProps) {
  const known = inviteCode !== ''
  const explain = () => (loggedIn ? showToast('邀请码暂未生成，请稍后刷新再试') : onLogin())
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
            else explain()
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
            return known ? onPoster() : explain()
          }}
        >
          分享海报
        </Button>
        <Button
          className={styles.way}
          onPress={() => {
            noteClick('go-invite')
            if (!known) return explain()
            void onInvite()
          }}
        >
          去邀请
        </Button>
      </div>
    </section>
  )
}
