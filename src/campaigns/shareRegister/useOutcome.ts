import { useMe } from '@/kit/people/me'
import { useCallback, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { readSharedUser } from '@/api/invitation'
import type { LoginAnswer } from '@/api/login'
import { inviterKey, validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { forgetDraftPhone } from '@/kit/login/form/draftPhone'
import { isOwnCode, loginInvited } from '@/kit/login/invitedLogin'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { useCampaign } from '@/kit/page/useCampaign'
import { personalStore } from '@/session/personalStore'
import type { VisitParams } from '@/lib/url/urlParams'
import { outcomeOf, parseKept, viewOf } from './outcome'
import type { KeptOutcome, Outcome } from './outcome'

const KEY = 'shareRegister:outcome'

/** What the page shows of the invitation, and the login that changes it. */
export function useOutcome(visit: VisitParams) {
  const { loggedIn } = useCampaign()
  const [done, setDone] = useState<Outcome>()
  const main = useQuery(inviterQuery(visit))
  const me = useMe({ enabled: loggedIn })
  const inviter = validInviter(main.data)
  const link = Object.values(inviterKey(visit) ?? {}).join('')
  const kept = parseKept(personalStore.get(KEY))
  const waiting = useWaitsForApp()
  const view = viewOf({
    done,
    waiting,
    loggedIn,
    me,
    inviterPending: main.isPending,
    inviter,
    kept,
    link,
  })

  const login = useCallback(
    async (request: PhoneLoginRequest): Promise<LoginAnswer> => {
      const { inviteCode, shareUid } = visit
      const ask = shareUid === undefined ? undefined : () => readSharedUser({ shareUid })
      try {
        return await loginInvited(request, { found: main.data, linkCode: inviteCode, ask })
      } catch (error) {
        if (isOwnCode(error)) setDone('self')
        throw error
      }
    },
    [main.data, visit],
  )
  const finish = useCallback(
    (answer: LoginAnswer) => {
      const outcome = outcomeOf(answer, inviter)
      const keep: KeptOutcome = { outcome, uid: answer.uid, link }
      personalStore.set(KEY, JSON.stringify(keep))
      setDone(outcome)
    },
    [inviter, link],
  )
  const again = useCallback(() => {
    forgetDraftPhone()
    setDone(undefined)
  }, [])
  return {
    view,
    inviter,
    /** Somebody invites, or may: who it is, is not known yet, or the code goes along as it is. */
    isInvited:
      inviter !== undefined ||
      (link !== '' && main.isPending) ||
      (main.isError && visit.inviteCode !== undefined),
    isPending: main.isPending,
    login,
    finish,
    again: loggedIn ? undefined : again,
  }
}
