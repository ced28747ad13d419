import { useState } from 'react'
import { passportLogin } from '@/api/login'
import type { LoginAnswer } from '@/api/login'
import { NEWCOMER_STAGE } from '@/api/originalResident'
import type { ResidentRewards } from '@/api/originalResident'
import { valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import type { PhoneLoginRequest } from '@/kit/login/useAttempt'
import type { GiftState } from './resident'
import type { Claim } from './useClaim'

export interface GiftOptions {
  state: GiftState
  /** The code to register with. */
  inviteCode: string | undefined
  claim: Claim['claim']
  reload: () => Promise<{ main: Settled<ResidentRewards> }>
}

export type GiftSheet = 'form' | 'old'

/** The way to the welcome gift: a form for who is not logged in, then the claim; others hear that it is not for them. */
export function useGift({ state, inviteCode, claim, reload }: GiftOptions) {
  const [sheet, setSheet] = useState<GiftSheet>()

  return {
    sheet,
    close: () => setSheet(undefined),
    press: () => {
      if (state === 'FORM') return setSheet('form')
      if (state === 'OLD') return setSheet('old')
      return state === 'READY' ? claim(NEWCOMER_STAGE) : undefined
    },
    login: (request: PhoneLoginRequest) =>
      passportLogin({ ...request, loginType: 'SMS', ...(inviteCode && { inviteCode }) }),
    /** The person is logged in: the platform says whether the gift is theirs. */
    onLoggedIn: async ({ isNewUser }: LoginAnswer) => {
      setSheet(undefined)
      const gift = valueOf((await reload()).main)?.newUser
      if (gift?.status === 'CLAIMED' || gift?.status === 'SOLD_OUT') return
      if (gift?.eligible ?? isNewUser) await claim(NEWCOMER_STAGE)
      else setSheet('old')
    },
  }
}
