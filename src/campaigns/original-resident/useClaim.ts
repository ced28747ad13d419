import { useState } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { ALREADY_CLAIMED } from '@/api/core/verdict/failure'
import { receiveReward } from '@/api/invitation'
import type { ReceivedReward } from '@/api/invitation'
import { searchResidentRewards } from '@/api/originalResident'
import { answerKey, fetchAnswer, patchAnswer } from '@/kit/page/query/answer'
import { personMark, queryClient, refetchPage } from '@/kit/page/query/queryClient'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { useWrite } from '@/kit/write/useWrite'
import { useSessionKey } from '@/session/useSession'
import { showToast } from '@/ui/toast/toast'
import { isClaimed, withClaimed } from './resident'

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
      void queryClient.invalidateQueries()
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
export function useIsSignedOut(): boolean {
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
