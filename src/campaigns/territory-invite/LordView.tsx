import { useState } from 'react'
import type { UserInfo } from '@/api/login'
import type { Territory } from '@/api/territory'
import { InviteCode } from '@/kit/invite/InviteCode'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { copyAndTell } from '@/kit/share/copyText'
import { shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { FriendSheets } from './FriendSheets'
import type { LordLayer } from './FriendSheets'
import { InvitedTabs } from './InvitedTabs'
import type { InvitedTab } from './InvitedTabs'
import { PosterLayer } from './PosterLayer'
import { isFull } from './territoryInvite'
import styles from './LordView.module.css'

interface LordViewProps {
  territoryId: string
  territory: Territory
  me: UserInfo | undefined
}

/** The lord's invite tools, and the invitees. */
export function LordView({ territoryId, territory, me }: LordViewProps) {
  const [layer, setLayer] = useState<LordLayer>()
  const [tab, setTab] = useEntryState<InvitedTab>('records', 'registered')
  const close = () => setLayer(undefined)
  return (
    <>
      <InviteActions
        territoryId={territoryId}
        isFull={isFull(territory)}
        inviteCode={me?.inviteCode ?? ''}
        onOpen={setLayer}
      />
      <InvitedTabs tab={tab} onTab={setTab} territoryId={territoryId} />
      <PosterLayer
        open={layer?.name === 'poster'}
        onClose={close}
        territoryId={territoryId}
        territory={territory}
        me={me}
      />
      <FriendSheets layer={layer} onLayer={setLayer} territoryId={territoryId} ownUid={me?.uid} />
    </>
  )
}

interface InviteActionsProps {
  territoryId: string
  isFull: boolean
  /** '' while unknown. */
  inviteCode: string
  onOpen: (layer: LordLayer) => void
}

/** The code, the poster, the link, and a friend of the platform; none of them when the place is full. */
function InviteActions({ territoryId, isFull: full, inviteCode, onOpen }: InviteActionsProps) {
  const { track } = useCampaign()
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
