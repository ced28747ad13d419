import { useRef } from 'react'
import type { StoryReward } from '@/api/secondLife'
import { PhoneField } from '@/kit/login/form/PhoneField'
import { maskedPhone } from '@/lib/format/maskedPhone'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import styles from './MessageSheet.module.css'
import { useMessage } from './useMessage'

interface MessageSheetProps {
  /** Undefined: the sheet is closed. */
  reward: StoryReward | undefined
  onClose: () => void
}

/** How to get a souvenir, sent to a phone. */
export function MessageSheet({ reward, onClose }: MessageSheetProps) {
  return (
    <Sheet open={reward !== undefined} onClose={onClose} title="短信接收领取方式">
      {reward && <MessageForm key={reward.rewardId} reward={reward} />}
    </Sheet>
  )
}

function MessageForm({ reward }: { reward: StoryReward }) {
  const { phone, change, check, error, left, sentTo, isPending, send } = useMessage(reward.rewardId)
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className={styles.line}>「{reward.name || '神秘纪念品'}」的领取方式会发到这个手机号</p>
      <PhoneField
        input={input}
        value={phone}
        onChange={change}
        onLeave={check}
        onNext={() => void send()}
        error={error}
      />
      <output className={styles.sent}>{sentTo !== '' && `已发送至${maskedPhone(sentTo)}`}</output>
      <Button wide disabled={left > 0} busy={isPending} onPress={send}>
        {left > 0 ? `${left}s后重发` : sentTo === '' ? '发送短信' : '再次发送短信'}
      </Button>
    </form>
  )
}
