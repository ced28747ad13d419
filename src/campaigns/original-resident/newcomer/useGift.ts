import { useRef, useState } from 'react'
import type { LoginAnswer } from '@/api/login'
import { NEWCOMER_STAGE, searchResidentRewards } from '@/api/originalResident'
import { forgetDraftPhone } from '@/kit/login/form/draftPhone'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { isOwnCode, loginInvited } from '@/kit/login/invitedLogin'
import type { Binding } from '@/kit/login/invitedLogin'
import { answerQuery } from '@/kit/page/query/answer'
import { fetchFresh } from '@/kit/page/query/queryClient'
import type { GiftState } from '../resident/resident'
import type { Claim } from '../rewards/useClaim'

export interface GiftOptions {
  state: GiftState
  binding: Binding
  claim: Claim['claim']
  activityId: string | undefined
  toResident: () => void
}

/** `self`: the phone is the inviter's own. */
export type GiftSheet = 'form' | 'old' | 'self'

export type Gift = ReturnType<typeof useGift>

/** The way to the welcome gift: a form for guests, then the claim; old users hear that it is not for them. */
export function useGift({ state, binding, activityId, claim, toResident }: GiftOptions) {
  const [sheet, setSheet] = useState<GiftSheet>()
  const [round, setRound] = useState(0)
  const { busy, isBusy, during } = useBusy()

  const claimIfNew = async ({ isNewUser }: LoginAnswer) => {
    // Of the session that has just begun.
    const asked = fetchFresh(answerQuery(searchResidentRewards, { activityId }))
    const gift = await asked.then(
      ({ newUser }) => newUser,
      () => undefined,
    )
    // Nothing was promised: whoever has registered goes on.
    if (state === 'JOIN') return gift ? undefined : toResident()
    if (gift?.status === 'CLAIMED' || gift?.status === 'SOLD_OUT') return undefined
    if (gift?.eligible ?? (gift !== null && isNewUser)) return claim(NEWCOMER_STAGE)
    return setSheet('old')
  }

  return {
    sheet,
    /** Another form for each: what was typed into the one before is gone. */
    round,
    /** The person has logged in, and the gift is on its way. */
    busy,
    close: () => setSheet(undefined),
    press: () => {
      if (isBusy()) return undefined
      if (state === 'FORM' || state === 'JOIN') return setSheet('form')
      if (state === 'OLD') return setSheet('old')
      return state === 'READY' ? claim(NEWCOMER_STAGE) : undefined
    },
    login: async (request: PhoneLoginRequest) => {
      try {
        return await loginInvited(request, binding)
      } catch (error) {
        if (isOwnCode(error)) setSheet('self')
        throw error
      }
    },
    /** With another phone. */
    again: () => {
      forgetDraftPhone()
      setRound(round + 1)
      setSheet('form')
    },
    /** The person is logged in: the platform says whether the gift is theirs. */
    onLoggedIn: (answer: LoginAnswer) => {
      setSheet(undefined)
      return during(() => claimIfNew(answer))
    },
  }
}

/** True while something runs, at once and not only with the next draw. */
function useBusy() {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const set = (value: boolean) => {
    running.current = value
    setBusy(value)
  }
  return {
    busy,
    isBusy: () => running.current,
    during: async (work: () => Promise<void> | void) => {
      set(true)
      try {
        await work()
      } finally {
        set(false)
      }
    },
  }
}
