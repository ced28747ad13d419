import { useCampaign } from '@/kit/page/useCampaign'
import { copyAndTell } from '@/kit/share/copyText'
import { shareLink } from '@/kit/share/shareLink'
import { shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/modal/Dialog'
import { head } from './head'
import styles from './SentDialog.module.css'

interface SentDialogProps {
  /** The id of the invitation. Undefined: the dialog is closed. */
  sent: string | undefined
  onClose: () => void
}

/** It has been sent: a sealed envelope, and the link for the guest. */
export function SentDialog({ sent, onClose }: SentDialogProps) {
  const { track } = useCampaign()
  const url = shareUrl('/personal-guest', { invitationId: sent, from: 'app' })
  return (
    <Dialog
      open={sent !== undefined}
      onClose={onClose}
      title="邀请已发出"
      action={{
        label: '分享给客人',
        onPress: () => shareLink({ title: '邀请你来会客厅坐坐', text: head.description, url }),
      }}
      otherAction={{ label: '完成', onPress: onClose }}
    >
      <Envelope />
      <p>客人会在App内收到邀请，也可以把链接发给TA</p>
      <Button
        small
        quiet
        className={styles.copy}
        onPress={() => {
          track('button', 'copy')
          return copyAndTell('链接', url)
        }}
      >
        复制链接
      </Button>
    </Dialog>
  )
}

/** A letter slides in, the flap closes, the wax is pressed. */
function Envelope() {
  return (
    <svg viewBox="0 0 240 180" className={styles.envelope} aria-hidden="true">
      <path fill="#c9a56a" d="M24 60h192v104a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10z" />
      <path className={styles.letter} fill="#fff8ea" d="M44 34h152v110H44z" />
      <path fill="#f1d9a7" d="M24 60l96 62 96-62v104a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10z" />
      <path
        fill="#e2c288"
        d="M24 170l76-62 20 14 20-14 76 62a10 10 0 0 1-10 4H34a10 10 0 0 1-10-4z"
      />
      <path className={styles.flap} fill="#f7e6bf" d="M24 60l96 66 96-66z" />
      <g className={styles.wax}>
        <circle cx="120" cy="112" r="24" fill="#8a2346" />
        <circle cx="120" cy="112" r="17" fill="none" stroke="#c7587f" strokeWidth="3" />
        <path
          fill="#f1d9a7"
          d="M120 101l3.4 7.2 7.6 1-5.6 5.4 1.4 7.8-6.8-3.8-6.8 3.8 1.4-7.8-5.6-5.4 7.6-1z"
        />
      </g>
    </svg>
  )
}
