import { useRef, useState } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { sendStoryRewardMessage, type StoryReward } from '@/api/secondLife'
import { isMobile } from '@/kit/login/form/phone'
import { PhoneField } from '@/kit/login/form/PhoneField'
import { useResendClock } from '@/kit/login/form/useResendClock'
import { phoneError } from '@/kit/login/loginRules'
import { useCampaign } from '@/kit/page/useCampaign'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { maskedPhone } from '@/lib/format/maskedPhone'
import { personalStore } from '@/session/personalStore'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { showToast } from '@/ui/toast/toast'
import styles from './MessageSheet.module.css'

interface MessageSheetProps {
  /** Undefined: the sheet is closed. */
  reward: StoryReward | undefined
  onClose: () => void
}

/** Sends the instructions to get a souvenir by SMS. */
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

/** The phone of this tab's last message: a reload shows its countdown again. */
const KEY = 'second-life-plan:phone'
const LOST_TEXT = '网络不稳定，短信可能已发出，请稍后查看'

const keptPhone = (): string => {
  const kept = personalStore.get(KEY) ?? ''
  return isMobile(kept) ? kept : ''
}

/** Sends the instructions for a souvenir to a phone: once a minute for each phone, also over a reload. */
function useMessage(rewardId: string) {
  const { track } = useCampaign()
  const logInAgain = useLogInAgain()
  const [phone, setPhone] = useState(keptPhone)
  const [error, setError] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const clock = useResendClock(`SECOND_LIFE_${rewardId}`, phone)

  const start = (resendSec: number) => {
    personalStore.set(KEY, phone)
    clock.start(phone, resendSec)
  }
  const request = async () => {
    try {
      const { sent, resendSec } = await sendStoryRewardMessage({ rewardId, phone })
      if (sent) start(resendSec)
      else setError('短信没有发出，请稍后再试')
    } catch (caught) {
      const failure = failureOf(caught)
      // No call shows the result: the next try waits as if it had been sent.
      if (failure.unknownResult) start(0)
      if (failure.kind === 'signedOut') {
        logInAgain()
      } else if (failure.unknownResult) showToast(LOST_TEXT)
      else if (!failure.toasted) setError(failure.text)
    }
  }
  return {
    phone,
    error,
    isPending,
    left: clock.left,
    /** The phone that a message was sent to; '' if none was. */
    sentTo: clock.sent ? phone : '',
    change(next: string) {
      setPhone(next)
      setError(undefined)
    },
    check() {
      if (phone !== '') setError(phoneError(phone))
    },
    async send(): Promise<void> {
      if (isPending || clock.left > 0) return
      track('button', 'send-msg', { rewardId })
      const wrong = phoneError(phone)
      setError(wrong)
      if (wrong) return
      setIsPending(true)
      await request()
      setIsPending(false)
    },
  }
}
