import { useState } from 'react'
import { ALREADY_CLAIMED } from '@/api/core/verdict/failure'
import { readClaimButtons, receiveReward } from '@/api/invitation'
import type { ReceivedReward } from '@/api/invitation'
import { answerQuery } from '@/kit/page/query/answer'
import { fetchFresh, queryClient } from '@/kit/page/query/queryClient'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'

interface Intent {
  activityId: string | undefined
  level: string
}

/** One tap, one reward; then the tiers are read anew. */
export function useClaim(activityId: string | undefined) {
  const [reward, setReward] = useState<ReceivedReward>()
  // At the time of the call: a claim can follow right after its login.
  const options = () => answerQuery(readClaimButtons, { activityId })
  const refetch = () => queryClient.invalidateQueries({ queryKey: options().queryKey })
  const { write } = useWrite<Intent, ReceivedReward>({
    send: (intent, bizNo) => receiveReward({ ...intent, bizNo }),
    onDone: (answer) => {
      setReward(answer)
      return refetch()
    },
    checkApplied: async ({ level }) => {
      const { buttons } = await fetchFresh(options())
      const applied = buttons.some((tier) => tier.level === level && tier.status === 'CLAIMED')
      if (applied) showToast('领取成功')
      return applied
    },
    onRefused: ({ kind, code }) => {
      if (kind === 'business' || code === ALREADY_CLAIMED) void refetch()
    },
  })
  return {
    claim: (level: string) => write({ activityId, level }),
    reward,
    closeReward: () => setReward(undefined),
  }
}
