import { copyAndTell } from '@/kit/share/copyText'
import { CopyIcon } from '@/ui/icons'
import styles from './InviteCode.module.css'

export interface InviteCodeProps {
  /** '' while unknown. */
  inviteCode: string
  label?: string
  /** For tracking: once per tap, whatever the result. */
  onCopy: () => void
  /** There is nothing to copy: explains why. */
  onUnknown?: () => void
}

/** The person's own code, and a button that copies it. */
export function InviteCode({
  inviteCode,
  label = '我的邀请码',
  onCopy,
  onUnknown,
}: InviteCodeProps) {
  const isKnown = inviteCode !== ''
  return (
    <div className={styles.code}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{isKnown ? inviteCode : '--'}</span>
      <button
        type="button"
        className={styles.copy}
        aria-label="复制邀请码"
        onClick={() => {
          onCopy()
          if (isKnown) void copyAndTell('邀请码', inviteCode)
          else onUnknown?.()
        }}
      >
        <CopyIcon />
        复制
      </button>
    </div>
  )
}
