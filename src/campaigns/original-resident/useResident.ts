import { useState } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ALREADY_CLAIMED, failureOf } from '@/api/core/verdict/failure'
import {
  REGISTRANT_PAGE_SIZE,
  listRegistrants,
  readSharedUser,
  receiveReward,
} from '@/api/invitation'
import type { ReceivedReward, SharedUser } from '@/api/invitation'
import { ResidentRewards, readResidentInviter, searchResidentRewards } from '@/api/originalResident'
import { currentVisit } from '@/bridge/environment'
import type { Stage } from './stages'
import { registrantIdOf } from '@/kit/invite/invited'
import { usePages } from '@/kit/query/pagedQuery'
import { answerKey, composedQuery, fetchAnswer, patchAnswer, useAnswer } from '@/kit/query/answer'
import { personMark, queryClient, refetchPage } from '@/kit/query/queryClient'
import { isFailed, isSignedOut, type QueryPart } from '@/kit/query/queryPart'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { useWrite } from '@/kit/write/useWrite'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'
import { safeImage } from '@/lib/url/safeUrl'
import { useSessionKey } from '@/session/useSession'
import { showToast } from '@/ui/toast/toast'
import { invitationOf, inviterOfResident, inviterOfShared, isInvited, isOwnLink } from './inviter'
import type { Invitation, Inviter } from './inviter'
import { isClaimed, roleOf, stagesOf, withClaimed, type Role } from './resident'

/** The inviter in the address: the same for all accounts. */
export const inviterQuery = (invitation: Invitation) =>
  composedQuery('resident-inviter', invitation, (signal) => readInviter(invitation, signal), {
    sameForAll: true,
  })

/** Null if the address has no inviter, or one that the platform does not know. */
export async function readInviter({ inviterId, inviteCode }: Invitation, signal?: AbortSignal) {
  if (inviterId !== undefined) {
    const found = await readResidentInviter({ id: inviterId }, { signal })
    if (found || inviteCode === undefined) return inviterOfResident(found)
  }
  if (inviteCode === undefined) return null
  return inviterOfShared(await readSharedUser({ inviteCode }, { signal }))
}

/** The person at this address, their role, and their actions. */
export function useResident() {
  const [params] = useSearchParams()
  const { loggedIn } = useCampaign()
  const activityId = idOf(params.get('activityId'))
  const invitation = invitationOf(params)
  const invited = isInvited(invitation)

  // The newcomer's form and its gift stay while the data of the person who has just logged in loads.
  const rewards = useAnswer(searchResidentRewards, { activityId })
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
  const isRefused = useIsSignedOut()

  const found = residentStateOf(
    {
      rewards,
      inviter: invited ? inviter : NO_INVITER,
      me: rewards.data && ownCode === undefined ? NO_INVITER : me,
      registrants,
    },
    invitation,
    loggedIn && !isRefused && !rewards.isPlaceholderData,
  )
  const isAsking = loggedIn && !isRefused && rewards.isPlaceholderData
  const role = useLastRole(found?.role)
  const resident = found && { ...found, role, isAsking }
  return {
    activityId,
    invitation,
    inviter: invited ? inviter.data : null,
    shell: shellFor(useShellState(rewards, rewards.data), resident),
    resident,
  }
}

const NO_INVITER = { data: null, error: null, isPending: false }

/** The shown role stays until the other one is known: open layers and forms in it are kept. */
function useLastRole(role: Role | undefined): Role | undefined {
  const [last, setLast] = useState(role)
  if (role !== undefined && role !== last) setLast(role)
  return role ?? last
}

interface ResidentQueries {
  rewards: QueryPart<ResidentRewards>
  inviter: QueryPart<Inviter | null>
  me: QueryPart<SharedUser | null>
  registrants: QueryPart<unknown>
}

export interface ResidentState {
  /** Undefined while it is unknown. */
  role: Role | undefined
  /** Logged in, and the platform accepts the login. */
  loggedIn: boolean
  /** The person has just logged in: what is shown is still a guest's. */
  isAsking: boolean
  rewards: ResidentRewards
  /** The counts are the person's. */
  hasCounts: boolean
  stages: Stage[]
  /** The inviter, if the invitation counts. */
  inviter: Inviter | undefined
  me: SharedUser | undefined
}

/** The default if the platform sends no rewards. */
const NOTHING = ResidentRewards({})

/** The state of the page; undefined until the platform has sent the rewards. */
function residentStateOf(
  queries: ResidentQueries,
  invitation: Invitation,
  hasLogin: boolean,
): Omit<ResidentState, 'isAsking'> | undefined {
  const known = rewardsOf(queries.rewards)
  if (!known) return undefined
  const { inviter, me } = queries
  const isRefused = isSignedOut(queries.rewards) || isSignedOut(queries.registrants)
  const loggedIn = hasLogin && !isRefused
  const rewards = loggedIn ? known : forGuest(known)
  const own = loggedIn && isOwnLink(invitation, { ownCode: rewards.inviteCode, inviter, me })
  return {
    role: roleOf({
      invited: isInvited(invitation),
      inApp: currentVisit().visit === 'app',
      own,
    }),
    loggedIn,
    rewards,
    hasCounts: loggedIn && queries.rewards.data !== undefined,
    stages: stagesOf(rewards.stages, safeImage),
    inviter: inviter.data?.valid ? inviter.data : undefined,
    me: (loggedIn && me.data) || undefined,
  }
}

/** The page as a whole, for this person. */
function shellFor(shell: ShellState, resident: ResidentState | undefined): ShellState {
  if (resident && shell.name === 'READY' && resident.role === undefined) return { name: 'LOADING' }
  const isGuest = resident?.role === 'resident' && !resident.loggedIn
  return isGuest && shell.name === 'READY' ? { name: 'GUEST' } : shell
}

/** Refusals that only mean the campaign's times. */
const TIME_CODES: readonly unknown[] = [10_001, 10_002]

function rewardsOf(query: ResidentQueries['rewards']): ResidentRewards | undefined {
  if (!isFailed(query)) return query.data
  const isTime = TIME_CODES.includes(failureOf(query.error).code)
  return isSignedOut(query) || isTime ? NOTHING : undefined
}

/** Removes the personal data. */
function forGuest({ stages, ...rewards }: ResidentRewards): ResidentRewards {
  return {
    ...rewards,
    residentNo: '',
    inviteCode: '',
    totalInvited: 0,
    validInvited: 0,
    records: [],
    stages: stages.map((stage) =>
      stage.status === 'SOLD_OUT' ? stage : { ...stage, status: 'LOCKED' },
    ),
  }
}

export interface Claim {
  /** Claims a stage, or the newcomers' gift. */
  claim: (stageId: string) => Promise<void>
  reward: ReceivedReward | undefined
  closeReward: () => void
}

interface Intent {
  activityId: string | undefined
  stageId: string
}

/** Each tap claims one reward. */
export function useClaim(activityId: string | undefined): Claim {
  const signOut = useSignOut()
  const [reward, setReward] = useState<ReceivedReward>()
  const applyPatch = (stageId: string) =>
    patchAnswer(
      searchResidentRewards,
      { activityId },
      (rewards) => rewards && withClaimed(rewards, stageId),
    )

  const { write } = useWrite<Intent, ReceivedReward>({
    send: (intent, bizNo) => receiveReward({ ...intent, bizNo }),
    onDone: (answer, { stageId }) => {
      applyPatch(stageId)
      setReward(answer)
      return refetchPage(answerKey(searchResidentRewards, { activityId }))
    },
    checkApplied: async ({ stageId }) => {
      const applied = isClaimed(await fetchAnswer(searchResidentRewards, { activityId }), stageId)
      if (applied) showToast('领取成功')
      return applied
    },
    onSignedOut: signOut,
    onRefused: ({ code }, { stageId }) => {
      if (code === ALREADY_CLAIMED) applyPatch(stageId)
    },
  })

  return {
    claim: (stageId) => write({ activityId, stageId }),
    reward,
    closeReward: () => setReward(undefined),
  }
}

const queryKey = () => ['isSignedOut', personMark()] as const

/** A tap's call was answered with "not logged in": the page is a guest's until the session changes. */
function useIsSignedOut(): boolean {
  useSessionKey()
  return useQuery<boolean>({ queryKey: queryKey(), queryFn: skipToken }).data ?? false
}

/** For a tap whose call was refused: opens the login, and the page becomes a guest's. */
export function useSignOut(): () => void {
  const logInAgain = useLogInAgain()
  return () => {
    queryClient.setQueryData(queryKey(), true)
    logInAgain()
  }
}
