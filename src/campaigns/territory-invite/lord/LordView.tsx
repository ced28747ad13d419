import { useState } from 'react'
import type { Territory } from '@/api/territory'
import type { FoundUser } from '@/api/user'
import { InviteCode } from '@/kit/invite/InviteCode'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { PersonRow } from '@/kit/people/PersonRow'
import { UserSearchSheet } from '@/kit/people/UserSearchSheet'
import { identityLines } from '@/kit/people/identityLines'
import { copyAndTell } from '@/kit/share/copyText'
import { safeImage } from '@/lib/url/safeUrl'
import { shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { TextArea } from '@/ui/form/TextArea'
import { Sheet } from '@/ui/modal/Sheet'
import { showToast } from '@/ui/toast/toast'
import { MESSAGE_MAX, isFull, messageError, whyNotInvite } from '../territoryInvite'
import type { InviteView } from '../useInvitePage'
import { InvitedTabs } from './InvitedTabs'
import type { InvitedTab } from './InvitedTabs'
import { PosterLayer } from './PosterLayer'
import { useSendInvite } from './useSendInvite'
import type { SendInvite } from './useSendInvite'
import styles from './LordView.module.css'

interface LordViewProps {
  view: InviteView
  territory: Territory
}

/** The lord's ways to invite, and who was invited. */
export function LordView({ view, territory }: LordViewProps) {
  const [layer, setLayer] = useState<LordLayer>()
  const [tab, setTab] = useEntryState<InvitedTab>('records', 'registered')
  const close = () => setLayer(undefined)
  const invite = useSendInvite(view.territoryId, tab === 'sent' || layer !== undefined, close)
  return (
    <>
      <InviteActions view={view} territory={territory} onOpen={setLayer} />
      <InvitedTabs tab={tab} onTab={setTab} sent={invite.sent} />
      <PosterLayer open={layer?.name === 'poster'} onClose={close} view={view} />
      <FriendSheets layer={layer} onLayer={setLayer} invite={invite} ownUid={view.me?.uid} />
    </>
  )
}

/** What lies over the lord's page. */
type LordLayer =
  | { name: 'poster' }
  /** Looking for a friend of the platform. */
  | { name: 'search' }
  /** The words to the friend who was found. */
  | { name: 'message'; friend: FoundUser }

interface InviteActionsProps {
  view: InviteView
  territory: Territory
  onOpen: (layer: LordLayer) => void
}

/** The code, the poster, the link, and a friend of the platform; none of them when the place is full. */
function InviteActions({ view, territory, onOpen }: InviteActionsProps) {
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

interface FriendSheetsProps {
  layer: LordLayer | undefined
  onLayer: (layer: LordLayer | undefined) => void
  invite: SendInvite
  ownUid: string | undefined
}

/** 「邀请站内好友」: whom, then a few words. */
function FriendSheets({ layer, onLayer, invite, ownUid }: FriendSheetsProps) {
  const close = () => onLayer(undefined)
  return (
    <>
      <UserSearchSheet
        open={layer?.name === 'search'}
        onClose={close}
        title="邀请站内好友"
        pickLabel="邀请"
        whyNot={({ uid }) => whyNotInvite(uid, ownUid, invite.sent.data)}
        onPick={(friend) => onLayer({ name: 'message', friend })}
      />
      <MessageSheet
        friend={layer?.name === 'message' ? layer.friend : undefined}
        onClose={close}
        invite={invite}
      />
    </>
  )
}

interface MessageSheetProps {
  /** Undefined: the sheet is closed. */
  friend: FoundUser | undefined
  onClose: () => void
  invite: SendInvite
}

/** A few words to a friend, who then gets the invitation in the app. */
function MessageSheet({ friend, onClose, invite }: MessageSheetProps) {
  return (
    <Sheet open={friend !== undefined} onClose={onClose} title="发出邀请">
      {friend && <MessageForm key={friend.uid} friend={friend} invite={invite} />}
    </Sheet>
  )
}

function MessageForm({ friend, invite }: { friend: FoundUser; invite: SendInvite }) {
  const { track } = useCampaign()
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const name = friend.nickname || '未命名用户'
  const send = () => {
    track('button', 'send-invite')
    const found = messageError(message)
    setError(found)
    return found === undefined ? invite.send(friend.uid, message.trim()) : undefined
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <PersonRow name={name} avatar={safeImage(friend.avatar)} lines={identityLines(friend)} />
      <TextArea
        label="给TA的话"
        value={message}
        onChange={(text) => {
          setMessage(text)
          setError(undefined)
          invite.clearError()
        }}
        max={MESSAGE_MAX}
        error={error ?? invite.error}
        readOnly={invite.isPending}
        placeholder="写句话给TA（选填）"
      />
      <Button wide busy={invite.isPending} onPress={send}>
        发出邀请
      </Button>
    </form>
  )
}
