import { useRef, useState } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { fissionSmsLogin, type FissionAnswer } from '@/api/fission'
import type { SharedUser } from '@/api/invitation'
import { readUserInfo } from '@/api/login'
import { isKept } from '@/kit/landing/kept'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { useCampaign } from '@/kit/page/useCampaign'
import type { VisitParams } from '@/lib/url/urlParams'
import { personalStore } from '@/session/personalStore'
import { giftOf, parseKept, type KeptGift } from './fission'
import { isOpenBox } from './wording'

const KEY = 'fission:gift'

interface Options {
  link: VisitParams
  inviter: SharedUser | undefined
  /** The uid of the login, if known. */
  uid: string | undefined
}

/** The login that opens the box, and its content: also after a reload. */
export function useGift({ link, inviter, uid }: Options) {
  const { track } = useCampaign()
  const { inviteCode, activityId, channel } = link
  const key = [inviteCode, activityId].join()
  const [done, setDone] = useState<KeptGift>()
  /** How many attempts failed: the box shakes each time. */
  const [refusals, setRefusals] = useState(0)
  /** The phones of attempts whose answer was lost: any of them may have received the gift. */
  const lost = useRef(new Set<string>())
  const phone = useRef('')
  const kept = parseKept(personalStore.get(KEY))

  const login = async (request: PhoneLoginRequest): Promise<FissionAnswer> => {
    phone.current = request.phone
    try {
      // After a lost answer nothing is sent again before the platform can be reached at all; then the same person's
      // second login is answered with the first one's gift.
      if (lost.current.has(request.phone)) await askWhoIsThere()
      return await fissionSmsLogin({
        ...request,
        ...(inviteCode && { inviteCode }),
        ...(activityId && { activityId }),
        ...(channel && { channel }),
      })
    } catch (error) {
      if (failureOf(error).unknownResult) lost.current.add(request.phone)
      setRefusals((count) => count + 1)
      throw error
    }
  }
  const finish = (answer: FissionAnswer) => {
    const gift = giftOf(answer, { link: key, inviter, wasLost: lost.current.has(phone.current) })
    personalStore.set(KEY, JSON.stringify(gift))
    setDone(gift)
    if (gift.outcome !== 'OLD') track('popup', 'reward', { status: gift.outcome })
  }
  const gift = done ?? (isKept(kept, key, uid) ? kept : undefined)
  return {
    gift,
    /** Of this visit, or a box that was open before a reload. */
    isResult: done !== undefined || (gift !== undefined && isOpenBox(gift.outcome)),
    /** It was opened in this visit: animated, once. */
    isFresh: done !== undefined,
    refusals,
    login,
    finish,
  }
}

/** "Not logged in" is an answer, too. @throws without an answer */
async function askWhoIsThere(): Promise<void> {
  try {
    await readUserInfo({})
  } catch (error) {
    if (failureOf(error).kind !== 'signedOut') throw error
  }
}
