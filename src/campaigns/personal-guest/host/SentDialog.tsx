import { shareLink } from '@/kit/share/shareLink'
import { copyAndTell } from '@/kit/share/copyText'
import { useCampaign } from '@/kit/page/useCampaign'
import { shareUrl } from '@/lib/url/shareUrl'
import { Dialog } from '@/ui/modal/Dialog'
import { head } from '../head'
import { Envelope } from './Envelope'
import type { Host } from './useHost'

/** It has been sent: a sealed envelope, and the link for the guest. */
export function SentDialog({ host: { invite } }: { host: Host }) {
  const { track } = useCampaign()
  const { sent, close } = invite
  const url = shareUrl('/personal-guest', { invitationId: sent?.invitationId, from: 'app' })
  return (
    <Dialog
      open={sent !== undefined}
      onClose={close}
      title="邀请已发出"
      action={{
        label: '分享给客人',
        onPress: () =>
          shareLink({ title: '邀请你来会客厅坐坐', text: head.description, url, imageUrl: '' }),
      }}
      otherAction={{
        label: '复制链接',
        onPress: () => {
          track('button', 'copy')
          return copyAndTell('链接', url)
        },
      }}
    >
      <Envelope />
      客人会在App内收到邀请，也可以把链接发给TA
    </Dialog>
  )
}
