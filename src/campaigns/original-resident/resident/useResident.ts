import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { REGISTRANT_PAGE_SIZE, listRegistrants, readSharedUser } from '@/api/invitation'
import { searchResidentRewards } from '@/api/originalResident'
import { registrantIdOf } from '@/kit/invite/invited'
import { usePages } from '@/kit/list/pagedQuery'
import { useAnswer } from '@/kit/page/query/answer'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'
import { invitationOf, isInvited } from '../invite/inviter'
import { inviterQuery } from '../queries'
import type { Role } from './resident'
import { residentStateOf, shellFor } from './residentState'
import { useIsSignedOut } from './useSignedOut'

/** The person at this address, in which role, and what they can do there. */
export function useResident() {
  const [params] = useSearchParams()
  const { loggedIn } = useCampaign()
  const activityId = idOf(params.get('activityId'))
  const invitation = invitationOf(params)
  const invited = isInvited(invitation)

  // The newcomer's form and its gift stay while the person who has just logged in is asked about.
  const rewards = useAnswer(searchResidentRewards, { activityId }, { keepGuest: true })
  const inviter = useQuery({ ...inviterQuery(invitation), enabled: invited })
  const ownCode = inviteCodeOf(rewards.data?.inviteCode ?? '')
  const me = useAnswer(
    readSharedUser,
    { inviteCode: ownCode ?? '' },
    { enabled: ownCode !== undefined },
  )
  const registrants = usePages(
    listRegistrants,
    { activityId, pageSize: REGISTRANT_PAGE_SIZE },
    { idOf: registrantIdOf, enabled: loggedIn && !invited },
  )
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
