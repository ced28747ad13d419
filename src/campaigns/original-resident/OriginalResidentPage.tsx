import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import {
  REGISTRANT_PAGE_SIZE,
  listRegistrants,
  readPromotionNumber,
  readSharedUser,
} from '@/api/invitation'
import { searchResidentRewards } from '@/api/originalResident'
import { registrantIdOf } from '@/kit/invite/invited'
import { usePages } from '@/kit/list/pagedQuery'
import { useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, inviteCodeOf, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { noteClick } from './clicks'
import { head } from './head'
import { Hero } from './Hero'
import { invitationOf, isInvited } from './inviter'
import type { Invitation, Inviter } from './inviter'
import { NewcomerView } from './NewcomerView'
import { inviterQuery } from './queries'
import type { Role } from './resident'
import { ResidentBadge } from './ResidentBadge'
import { ResidentSkeleton } from './ResidentSkeleton'
import { residentStateOf, shellFor } from './residentState'
import type { ResidentState } from './residentState'
import { ResidentView } from './ResidentView'
import { Rules } from './Rules'
import { useClaim } from './useClaim'
import { useIsSignedOut } from './useSignedOut'
import styles from './OriginalResident.module.css'

/** 「原住民计划」: residents invite and claim rewards by stages, newcomers claim a welcome gift. */
export function OriginalResidentPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { shell, resident, ...page } = useResident()
  const promotion = useAnswer(readPromotionNumber, { activityId: page.activityId }).data
  usePageView(pageName, {
    activityId: page.activityId,
    ...page.invitation,
    from: sourceOf(params.get('from')),
  })
  const [rulesOpen, setRulesOpen] = useState(false)

  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={shell}
      skeleton={<ResidentSkeleton />}
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            noteClick('rule')
            setRulesOpen(true)
          }}
        />
      }
      hero={
        <Hero residents={promotion?.total} today={promotion?.today ?? 0}>
          {resident?.role === 'resident' && (
            <ResidentBadge residentNo={resident.rewards.residentNo} />
          )}
        </Hero>
      }
    >
      {resident && <RoleView resident={resident} shell={shell.name} {...page} />}
      <Rules open={rulesOpen} onClose={() => setRulesOpen(false)} />
    </CampaignShell>
  )
}

/** The person at this address, in which role, and what they can do there. */
function useResident() {
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

interface RoleViewProps {
  resident: ResidentState
  shell: ShellStateName
  activityId: string | undefined
  invitation: Invitation
  /** Null: nobody invites. Undefined while that is asked, and where it could not be. */
  inviter: Inviter | null | undefined
}

/** The page of a resident or of a newcomer. */
function RoleView({ invitation, inviter, ...shared }: RoleViewProps) {
  const { activityId, resident } = shared
  const claim = useClaim(activityId)
  if (resident.role === 'newcomer')
    return <NewcomerView {...shared} claim={claim} invitation={invitation} inviter={inviter} />
  return resident.role && <ResidentView {...shared} claim={claim} />
}
