import { useState } from 'react'
import type { ReceivedReward } from '@/api/invitation'
import { readStory, receiveStoryReward } from '@/api/secondLife'
import type { StoryReward } from '@/api/secondLife'
import { answerQuery } from '@/kit/page/query/answer'
import { fetchFresh, queryClient } from '@/kit/page/query/queryClient'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'
import { isClaimed } from '../secondLife'

interface News {
  answer: ReceivedReward
  reward: StoryReward
}

/** One tap, one souvenir; then the story is read anew. */
export function useClaim(activityId: string | undefined) {
  const [news, setNews] = useState<News>()
  // At the time of the call: a claim can follow right after its login.
  const options = () => answerQuery(readStory, { activityId })
  const refetch = () => queryClient.invalidateQueries({ queryKey: options().queryKey })
  const { write } = useWrite<{ reward: StoryReward }, ReceivedReward>({
    send: ({ reward: { rewardId } }, bizNo) => receiveStoryReward({ rewardId, bizNo }),
    onDone: (answer, { reward }) => {
      setNews({ answer, reward })
      return refetch()
    },
    checkApplied: async ({ reward }) => {
      const applied = isClaimed(await fetchFresh(options()), reward.rewardId)
      if (applied) showToast('领取成功')
      return applied
    },
    onRefused: () => void refetch(),
  })
  return {
    claim: (reward: StoryReward) => write({ reward }),
    news,
    closeNews: () => setNews(undefined),
  }
}
