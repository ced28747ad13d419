import { useState } from 'react'
import type { FoundUser } from '@/api/user'
import { useCampaign } from '@/kit/page/useCampaign'
import { identityLines } from '@/kit/people/identityLines'
import { PersonRow } from '@/kit/people/PersonRow'
import { safeImage } from '@/lib/url/safeUrl'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { TextArea } from '@/ui/form/TextArea'
import { MESSAGE_MAX, messageError } from '../territoryInvite'
import styles from './MessageSheet.module.css'
import type { SendInvite } from './useSendInvite'

interface MessageSheetProps {
  /** Undefined: the sheet is closed. */
  friend: FoundUser | undefined
  onClose: () => void
  invite: SendInvite
}

/** A few words to a friend, who then gets the invitation in the app. */
export function MessageSheet({ friend, onClose, invite }: MessageSheetProps) {
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
