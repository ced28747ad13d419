import { getActivityById } from '@/api/activity'
import { ALREADY_CLAIMED, SOLD_OUT } from '@/api/core/verdict/failure'
import { createFirstRecommend } from '@/api/firstRecommend'
import { answerQuery } from '@/kit/page/query/answer'
import { fetchFresh, queryClient } from '@/kit/page/query/queryClient'
import { useWrite } from '@/kit/write/useWrite'
import type { Write } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'

interface Intent {
  id: string
}

/** Words of the officers' own, in place of those about rewards. */
const WORDS = {
  [ALREADY_CLAIMED]: '你已是推荐官',
  [SOLD_OUT]: '席位已满',
}

/** Takes the seat: once; the platform itself says whether somebody already had it. */
export function useBecome(activityId: string, onNew: () => void): Write<Intent> {
  const query = answerQuery(getActivityById, { activityId })
  const refetch = () => queryClient.invalidateQueries({ queryKey: query.queryKey })
  return useWrite({
    send: (intent: Intent) => createFirstRecommend(intent),
    onDone: ({ status, officerNo, officerName, createTime }) => {
      if (status === 'CREATED') onNew()
      else showToast('你已是推荐官')
      if (officerNo === '') return refetch()
      const officer = { number: officerNo, name: officerName, date: createTime }
      queryClient.setQueryData(query.queryKey, (known) => known && { ...known, officer })
      return undefined
    },
    checkApplied: async () => {
      const { officer } = await fetchFresh(query)
      if (officer) onNew()
      return officer !== null
    },
    words: WORDS,
    onRefused: () => void refetch(),
  })
}
