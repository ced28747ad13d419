import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { appointmentInfo } from '@/api/redPacket'
import type { RainInfo } from '@/api/redPacket'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { answerKey, fetchAnswer, patchAnswer, useAnswer } from '@/kit/page/query/answer'
import { refetchPage } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { roundsOf, stageOf, turnsOf } from './rounds'

/** The rain at this address, as the person sees it now. */
export function useRain() {
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  const roundId = idOf(params.get('roundId'))
  const request = { activityId, action: 'QUERY' } as const
  const query = useAnswer(appointmentInfo, request, { keepGuest: true })
  const activity = useAnswer(getActivityById, { activityId }).data
  const rounds = roundsOf(query.data)
  const now = useServerNowAt(turnsOf(rounds))
  return {
    activityId,
    query,
    /** The times of the whole activity. The rain's own status counts; its dates are the activity's. */
    times: query.data && {
      status: query.data.status,
      startTime: activity?.startTime ?? '',
      endTime: activity?.endTime ?? '',
    },
    rounds,
    now,
    ...stageOf(rounds, now, roundId),
    applyPatch: (change: (info: RainInfo) => RainInfo) => {
      patchAnswer(appointmentInfo, request, (info) => info && change(info))
    },
    /** Resolves when the rain has been refetched. */
    refetch: () => refetchPage(answerKey(appointmentInfo, request)),
    /** Asks the platform. @throws what the call throws */
    isAppointed: async () => (await fetchAnswer(appointmentInfo, request)).appointed,
  }
}
