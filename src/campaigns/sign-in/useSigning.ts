import { useState } from 'react'
import { ALREADY_CLAIMED } from '@/api/failure'
import type { SignReward, SignStatus } from '@/api/signIn'
import { signDay } from '@/api/signIn'
import { requireValue } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { useWrite } from '@/kit/campaign/useWrite'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast'
import { isDateSigned, withReward, withSigned } from './signIn'
import type { DateText } from './dates'
import { useMakeup } from './useMakeup'
import type { Makeup } from './useMakeup'

export interface SigningOptions {
  status: SignStatus | undefined
  activityId: string | undefined
  reload: (name: 'main') => Promise<{ main: Settled<SignStatus> }>
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
  makeup: Makeup
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
  const onSignedOut = () => {
    openLogin()
    void reload('main')
  }
  const askAbout = async (date: DateText) =>
    isDateSigned(requireValue((await reload('main')).main), date)

  const today = useWrite<{ date: DateText }, SignReward>({
    send: () => signDay({ activityId }),
    onDone: (answer, { date }) => {
      tell((before) => withReward(before, answer))
      setSealed(date)
      setReward(answer)
      track('sign-in', 'popup', 'sign-reward')
      return reload('main')
    },
    confirm: async ({ date }) => {
      const signed = await askAbout(date)
      if (signed) showToast('签到成功')
      return signed
    },
    onSignedOut,
    onRefused: ({ code }) => {
      const already = code === ALREADY_CLAIMED
      if (already) tell(withSigned)
      if (already) showToast('今日已签到')
      void reload('main')
      return already
    },
  })
  const makeup = useMakeup({ activityId, tell, askAbout, reload, onSignedOut })

  return {
    shown,
    sealed,
    reward,
    closeReward: () => setReward(undefined),
    sign: () => (shown ? today.write({ date: shown.today }) : Promise.resolve()),
    makeup,
  }
}
