import { useCallback, useEffect, useState } from 'react'
import { readSharedUser } from '@/api/invitation'
import type { LoginAnswer } from '@/api/login'
import { currentVisit } from '@/bridge/environment'
import { forgetDraftPhone } from '@/kit/login/draftPhone'
import { isOwnCode, loginInvited } from '@/kit/login/invitedLogin'
import type { PhoneLoginRequest } from '@/kit/login/useAttempt'
import { sessionStore } from '@/lib/storage'
import type { VisitParams } from '@/lib/urlParams'
import { whenReady } from '@/session/session'
import { useLoggedIn } from '@/session/useSession'
import { inviterKey, inviterOf } from './invite'
import type { ShareRegisterParts } from './loader'
import { outcomeOf, parseKept, viewOf } from './outcome'
import type { KeptOutcome, Outcome } from './outcome'

const KEY = 'shareRegister:outcome'

/** What the page shows of the invitation, and the login that changes it. */
export function useOutcome(parts: ShareRegisterParts | undefined, visit: VisitParams) {
  const loggedIn = useLoggedIn()
  const [done, setDone] = useState<Outcome>()
  const main = parts?.main
  const inviter = inviterOf(main)
  const link = Object.values(inviterKey(visit) ?? {}).join('')
  const kept = parseKept(sessionStore.get(KEY))
  const waiting = useWaitsForApp()
  const view = viewOf({ done, waiting, loggedIn, me: parts?.me, inviter, kept, link })

  const login = useCallback(
    async (request: PhoneLoginRequest): Promise<LoginAnswer> => {
      const { inviteCode, shareUid } = visit
      const ask = shareUid === undefined ? undefined : () => readSharedUser({ shareUid })
      try {
        return await loginInvited(request, { found: main, linkCode: inviteCode, ask })
      } catch (error) {
        if (isOwnCode(error)) setDone('self')
        throw error
      }
    },
    [main, visit],
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

/** True inside the app until it has said who is there, or its time is up. */
function useWaitsForApp(): boolean {
  const [waiting, setWaiting] = useState(() => currentVisit().visit === 'app')
  useEffect(() => {
    if (waiting) void whenReady().then(() => setWaiting(false))
  }, [waiting])
  return waiting
}
