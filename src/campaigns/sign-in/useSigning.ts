import { useState } from 'react'
import type { SignReward, SignStatus } from '@/api/signIn'
import { signDay } from '@/api/signIn'
import { requireValue } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { useWrite } from '@/kit/campaign/useWrite'
import { serverNow } from '@/lib/serverClock'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast'
import { isDateSigned, todayOf, withMakeup, withReward, withSigned } from './signIn'
import type { DateText } from './dates'

const ALREADY_SIGNED = 20_001

export interface SigningOptions {
  status: SignStatus | undefined
  activityId: string | undefined
  reload: () => Promise<{ main: Settled<SignStatus> }>
  openLogin: () => void
}

export interface Signing {
  /** The status, with what has been signed since it was asked for. */
  shown: SignStatus | undefined
  /** The date whose seal has just been given. */
  sealed: DateText | undefined
  reward: SignReward | undefined
  closeReward: () => void
  sign: () => Promise<void>
  makeUp: (date: DateText) => Promise<void>
}

/** Signing today in, and missed days with a card. */
export function useSigning({ status, activityId, reload, openLogin }: SigningOptions): Signing {
  const [told, setTold] = useState<{ base: SignStatus; status: SignStatus }>()
  const [sealed, setSealed] = useState<DateText>()
  const [reward, setReward] = useState<SignReward>()
  const shown = told && told.base === status ? told.status : status

  const tell = (change: (status: SignStatus) => SignStatus) => {
    if (status && shown) setTold({ base: status, status: change(shown) })
  }
  const confirm = async ({ date }: { date: DateText }) => {
    const now = requireValue((await reload()).main)
    const signed = isDateSigned(now, date, serverNow())
    if (signed) showToast('签到成功')
    return signed
  }

  const today = useWrite<{ date: DateText }, SignReward>({
    send: () => signDay({ activityId }),
    onDone: (answer, { date }) => {
      tell((before) => withReward(before, answer))
      setSealed(date)
      setReward(answer)
      track('sign-in', 'popup', 'sign-reward')
      return reload()
    },
    confirm,
    onSignedOut: openLogin,
    onRefused: ({ code }) => {
      const already = code === ALREADY_SIGNED
      if (already) tell(withSigned)
      if (already) showToast('今日已签到')
      void reload()
      return already
    },
  })
  const missed = useWrite({
    send: ({ date }: { date: DateText }) => signDay({ activityId, date }),
    onDone: (answer, { date }) => {
      tell((before) => withMakeup(before, date, answer))
      showToast(answer.rewardText ? `补签成功，获得${answer.rewardText}` : '补签成功')
      return reload()
    },
    confirm,
    onSignedOut: openLogin,
    onRefused: () => void reload(),
  })

  return {
    shown,
    sealed,
    reward,
    closeReward: () => setReward(undefined),
    sign: () => (shown ? today.write({ date: todayOf(shown, serverNow()) }) : Promise.resolve()),
    makeUp: (date) => missed.write({ date }),
  }
}
