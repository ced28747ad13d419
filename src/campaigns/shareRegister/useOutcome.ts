import { useCallback, useState } from 'react'
import { failureOf } from '@/api/failure'
import { passportLogin } from '@/api/login'
import type { LoginAnswer } from '@/api/login'
import { forgetDraftPhone } from '@/kit/login/draftPhone'
import type { PhoneLoginRequest } from '@/kit/login/useAttempt'
import { sessionStore } from '@/lib/storage'
import type { VisitParams } from '@/lib/urlParams'
import { useLoggedIn } from '@/session/useSession'
import { codeToBind, inviterKey, inviterOf } from './invite'
import type { ShareRegisterParts } from './loader'
import { outcomeOf, parseKept, viewOf } from './outcome'
import type { KeptOutcome, Outcome } from './outcome'

const KEY = 'shareRegister:outcome'
/** The platform's word for a phone that owns the code. */
const OWN_CODE = 50_005

/** What the page shows of the invitation, and the login that changes it. */
export function useOutcome(parts: ShareRegisterParts | undefined, visit: VisitParams) {
  const loggedIn = useLoggedIn()
  const [done, setDone] = useState<Outcome>()
  const inviter = inviterOf(parts?.main)
  const link = Object.values(inviterKey(visit) ?? {}).join('')
  const kept = parseKept(sessionStore.get(KEY))
  const view = viewOf({ done, loggedIn, me: parts?.me, inviter, kept, link })

  const login = useCallback(
    async (request: PhoneLoginRequest): Promise<LoginAnswer> => {
      const inviteCode = await codeToBind(parts?.main, visit)
      try {
        return await passportLogin({
          ...request,
          loginType: 'SMS',
          ...(inviteCode !== undefined && { inviteCode }),
        })
      } catch (error) {
        if (failureOf(error).code === OWN_CODE) setDone('self')
        throw error
      }
    },
    [parts?.main, visit],
  )
  const finish = useCallback(
    (answer: LoginAnswer) => {
      const outcome = outcomeOf(answer, inviter)
      const keep: KeptOutcome = { outcome, uid: answer.uid, link }
      sessionStore.set(KEY, JSON.stringify(keep))
      setDone(outcome)
    },
    [inviter, link],
  )
  const again = useCallback(() => {
    forgetDraftPhone()
    setDone(undefined)
  }, [])
  return { view, inviter, login, finish, again: loggedIn ? undefined : again }
}
