import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { currentVisit } from '@/bridge/environment'
import { validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { useAnswer } from '@/kit/page/query/answer'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { readVisitParams } from '@/lib/url/urlParams'
import { faceOf, isSoldOut } from './fission'

/** The campaign, the visitor's role, and the inviter. */
export function useFission() {
  const { loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const link = useMemo(() => readVisitParams(params), [params])
  // The form, and its result, stay while the data of the person who has just logged in loads.
  const activity = useAnswer(getActivityById, { activityId: link.activityId }, { keepGuest: true })
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
