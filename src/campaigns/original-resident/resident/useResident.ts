import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { invitedQuery } from '@/kit/invite/invitedQuery'
import { keepGuestAnswer } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { invitationOf, isInvited } from '../invite/inviter'
import { inviterQuery, meQuery, rewardsQuery } from '../queries'
import type { Role } from './resident'
import { residentStateOf, shellFor } from './residentState'
import { useIsSignedOut } from './useSignedOut'

/** The person at this address, in which role, and what they can do there. */
export function useResident() {
  const [params] = useSearchParams()
  const { loggedIn } = useCampaign()
  const session = useSessionKey()
  const activityId = idOf(params.get('activityId'))
  const invitation = invitationOf(params)
  const invited = isInvited(invitation)

  const options = rewardsQuery(session, activityId)
  const rewards = useQuery({
    ...options,
    // The newcomer's form and its gift stay while the person who has just logged in is asked about.
    placeholderData: keepGuestAnswer(options.queryKey),
  })
  const inviter = useQuery({ ...inviterQuery(invitation), enabled: invited })
  const ownCode = inviteCodeOf(rewards.data?.inviteCode ?? '')
  const me = useQuery({ ...meQuery(session, ownCode ?? ''), enabled: ownCode !== undefined })
  const registrants = useInfiniteQuery({
    ...invitedQuery(session, activityId),
    enabled: loggedIn && !invited,
  })
  const isSignedOut = useIsSignedOut()

  const found = residentStateOf(
    {
      rewards,
      inviter: invited ? inviter : NOBODY,
      me: rewards.data && ownCode === undefined ? NOBODY : me,
      registrants,
    },
    invitation,
    loggedIn && !isSignedOut && !rewards.isPlaceholderData,
  )
  const role = useLastRole(found?.role)
  const resident = found && { ...found, role }
  return {
    activityId,
    invitation,
    inviter: invited ? inviter.data : null,
    shell: shellFor(useShellState(rewards, rewards.data), resident),
    resident,
  }
}

const NOBODY = { data: null, error: null, isPending: false }

/** A role that is drawn stays until it is known that the other one is due: what is open in it goes on. */
function useLastRole(role: Role | undefined): Role | undefined {
  const [last, setLast] = useState(role)
  if (role !== undefined && role !== last) setLast(role)
  return role ?? last
}
