import type { Territory } from '@/api/territory'
import { InviteCode } from '@/kit/invite/InviteCode'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { copyAndTell } from '@/kit/share/copyText'
import { shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { isFull } from '../territoryInvite'
import type { InviteView } from '../useInvitePage'
import styles from './InviteActions.module.css'
import type { LordLayer } from './lordLayer'

interface InviteActionsProps {
  view: InviteView
  territory: Territory
  onOpen: (layer: LordLayer) => void
}

/** The code, the poster, the link, and a friend of the platform; none of them when the place is full. */
export function InviteActions({ view, territory, onOpen }: InviteActionsProps) {
  const { track } = useCampaign()
  const { territoryId, me } = view
  const inviteCode = me?.inviteCode ?? ''
  const full = isFull(territory)
  const url = shareUrl('/territory-invite', { territoryId, inviteCode, from: 'app' })
  return (
    <Card heading="邀请好友" className={styles.card}>
      <InviteCode
        inviteCode={inviteCode}
        onCopy={() => track('button', 'copy')}
        onUnknown={() => showToast('邀请码暂未生成，请稍后刷新再试')}
      />
      <div className={styles.ways}>
        <Button
          quiet
          disabled={full}
          onPress={() => {
            track('button', 'share')
            onOpen({ name: 'poster' })
          }}
        >
          分享海报
        </Button>
        <Button
          quiet
          disabled={full}
          onPress={() => {
            track('button', 'copy')
            return copyAndTell('链接', url)
          }}
        >
          复制链接
        </Button>
      </div>
      <Button
        wide
        disabled={full}
        onPress={() => {
          track('button', 'invite-friend')
          onOpen({ name: 'search' })
        }}
      >
        {full ? '居民已满' : '邀请站内好友'}
      </Button>
    </Card>
  )
}
