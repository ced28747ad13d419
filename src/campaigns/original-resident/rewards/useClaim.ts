import { useState } from 'react'
import { ALREADY_CLAIMED } from '@/api/core/verdict/failure'
import { receiveReward } from '@/api/invitation'
import type { ReceivedReward } from '@/api/invitation'
import { searchResidentRewards } from '@/api/originalResident'
import { answerQuery } from '@/kit/page/query/answer'
import { fetchFresh, queryClient, refetchPage } from '@/kit/page/query/queryClient'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'
import { useSignOut } from '../resident/useSignedOut'
import { isClaimed, withClaimed } from '../resident/resident'

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

/** One tap, one reward. */
export function useClaim(activityId: string | undefined): Claim {
  const signOut = useSignOut()
  const [reward, setReward] = useState<ReceivedReward>()
  // At the time of the call: a claim can follow right after its login.
  const options = () => answerQuery(searchResidentRewards, { activityId })
  const applyPatch = (stageId: string) =>
    queryClient.setQueryData(
      options().queryKey,
      (rewards) => rewards && withClaimed(rewards, stageId),
    )

  const { write } = useWrite<Intent, ReceivedReward>({
    send: (intent, bizNo) => receiveReward({ ...intent, bizNo }),
    onDone: (answer, { stageId }) => {
      applyPatch(stageId)
      setReward(answer)
      return refetchPage(options().queryKey)
    },
    checkApplied: async ({ stageId }) => {
      const applied = isClaimed(await fetchFresh(options()), stageId)
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
