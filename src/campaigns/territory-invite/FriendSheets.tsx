import { useState } from 'react'
import { SENSITIVE } from '@/api/core/verdict/failure'
import { inviteUser, readInvitationTime, type FoundUser } from '@/api/user'
import { fetchAnswer, invalidateAnswer, useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { identityLines } from '@/kit/people/identityLines'
import { PersonRow } from '@/kit/people/PersonRow'
import { UserSearchSheet } from '@/kit/people/UserSearchSheet'
import { useWrite } from '@/kit/write/useWrite'
import { Button } from '@/ui/button/Button'
import { TextArea } from '@/ui/form/TextArea'
import { Sheet } from '@/ui/modal/Sheet'
import { showToast } from '@/ui/toast/toast'
import { MESSAGE_MAX, isInvited, messageError, whyNotInvite } from './territoryInvite'
import styles from './FriendSheets.module.css'

/** The open layer of the lord's page. */
export type LordLayer =
  | { name: 'poster' }
  /** Looking for a friend of the platform. */
  | { name: 'search' }
  /** The message to the found friend. */
  | { name: 'message'; friend: FoundUser }

interface FriendSheetsProps {
  layer: LordLayer | undefined
  onLayer: (layer: LordLayer | undefined) => void
  territoryId: string
  ownUid: string | undefined
}

/** 「邀请站内好友」: the friend, then a short message. */
export function FriendSheets({ layer, onLayer, territoryId, ownUid }: FriendSheetsProps) {
  const close = () => onLayer(undefined)
  const sent = useAnswer(
    readInvitationTime,
    { scene: 'TERRITORY', refId: territoryId },
    { enabled: layer !== undefined },
  )
  const friend = layer?.name === 'message' ? layer.friend : undefined
  const invite = useSendInvite(territoryId, (uid) => uid === friend?.uid && close())
  return (
    <>
      <UserSearchSheet
        open={layer?.name === 'search'}
        onClose={close}
        title="邀请站内好友"
        pickLabel="邀请"
        whyNot={({ uid }) => whyNotInvite(uid, ownUid, sent.data?.records)}
        onPick={(friend) => {
          invite.clearError()
          onLayer({ name: 'message', friend })
        }}
      />
      <Sheet open={friend !== undefined} onClose={close} title="发出邀请">
        {friend && (
          <MessageForm
            key={friend.uid}
            friend={friend}
            error={invite.error}
            isPending={invite.isPending}
            onChange={invite.clearError}
            onSend={(message) => invite.send(friend.uid, message)}
          />
        )}
      </Sheet>
    </>
  )
}

interface MessageFormProps {
  friend: FoundUser
  /** The platform's refusal of the message. */
  error: string | undefined
  isPending: boolean
  onChange: () => void
  onSend: (message: string) => Promise<void>
}

/** A short message to a friend, who then gets the invitation in the app. */
function MessageForm({ friend, error: refusal, isPending, onChange, onSend }: MessageFormProps) {
  const { track } = useCampaign()
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const name = friend.nickname || '未命名用户'
  const send = () => {
    track('button', 'send-invite')
    const found = messageError(message)
    setError(found)
    return found === undefined ? onSend(message.trim()) : undefined
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <PersonRow name={name} avatar={friend.avatar} lines={identityLines(friend)} />
      <TextArea
        label="给TA的话"
        value={message}
        onChange={(text) => {
          setMessage(text)
          setError(undefined)
          onChange()
        }}
        max={MESSAGE_MAX}
        error={error ?? refusal}
        readOnly={isPending}
        placeholder="写句话给TA（选填）"
      />
      <Button wide busy={isPending} onPress={send}>
        发出邀请
      </Button>
    </form>
  )
}

const KNOWN = 60_002

interface InviteIntent {
  targetUid: string
  message?: string
}

/** An invitation to another friend is sent for itself. */
const isSameFriend = (lost: InviteIntent, next: InviteIntent) => lost.targetUid === next.targetUid

/**
 * Invites a friend by name, once.
 * @param onSent this friend has an invitation by now: closes their sheet
 */
function useSendInvite(territoryId: string, onSent: (targetUid: string) => void) {
  const request = { scene: 'TERRITORY', refId: territoryId } as const
  const [error, setError] = useState<string>()
  const finish = (text: string, { targetUid }: InviteIntent) => {
    showToast(text)
    onSent(targetUid)
    return invalidateAnswer(readInvitationTime, request)
  }
  const { write, isPending } = useWrite({
    send: (intent: InviteIntent) =>
      inviteUser({ ...intent, scene: 'TERRITORY', refId: territoryId }),
    supersedes: isSameFriend,
    onDone: (_, intent) => finish('邀请已发送', intent),
    checkApplied: async (intent) => {
      // A friend who already has an invitation cannot be chosen: an existing one is this one.
      if (!isInvited((await fetchAnswer(readInvitationTime, request)).records, intent.targetUid))
        return false
      await finish('邀请已发送', intent)
      return true
    },
    words: { 60003: '居民已满' },
    onRefused: (failure, intent) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      if (failure.code === KNOWN) void finish('已邀请过TA', intent)
      else if (failure.code === SENSITIVE) setError(failure.text)
      else return false
      return true
    },
  })
  return {
    isPending,
    error,
    clearError: () => setError(undefined),
    send: (targetUid: string, message: string) =>
      write({ targetUid, message: message || undefined }),
  }
}
