import { useMe } from '@/kit/people/me'
import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { inviterQuery, validInviter } from '@/kit/landing/inviter'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { keepGuestAnswer } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { readVisitParams } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { faceOf, isSoldOut } from './fission'

export type Fission = ReturnType<typeof useFission>

/** The campaign, who looks at it, and who invites. */
export function useFission() {
  const { loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const session = useSessionKey()
  const link = useMemo(() => readVisitParams(params), [params])
  const options = activityQuery(session, link.activityId)
  const activity = useQuery({
    ...options,
    // The form, and what came of it, stay while the person who has just logged in is asked about.
    placeholderData: keepGuestAnswer(options.queryKey),
  })
  const me = useMe({ enabled: loggedIn })
  const inviter = useQuery(inviterQuery({ inviteCode: link.inviteCode }))
  const waiting = useWaitsForApp()
  const shell = useShellState(activity, activity.data)
  const inApp = currentVisit().visit === 'app'
  return {
    link,
    shell,
    loggedIn,
    me,
    uid: me.data?.uid,
    face: faceOf({ inApp, waiting, loggedIn, me, linkCode: link.inviteCode }),
    inviter: validInviter(inviter.data),
    isInviterPending: inviter.isPending,
    isSoldOut: activity.data !== undefined && isSoldOut(activity.data),
    phase:
      shell.name === 'ENDED'
        ? ('ended' as const)
        : shell.name === 'NOT_STARTED'
          ? ('soon' as const)
          : ('open' as const),
  }
}
