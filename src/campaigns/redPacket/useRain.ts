import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { appointmentInfo } from '@/api/redPacket'
import type { RainInfo } from '@/api/redPacket'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { answerQuery, useAnswer } from '@/kit/page/query/answer'
import { fetchFresh, queryClient, refetchPage } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { roundsOf, stageOf, turnsOf } from './rounds/rounds'

/** The rain at this address, as the person sees it now. */
export function useRain() {
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  const roundId = idOf(params.get('roundId'))
  const options = answerQuery(appointmentInfo, { activityId, action: 'QUERY' })
  const query = useAnswer(appointmentInfo, { activityId, action: 'QUERY' }, { keepGuest: true })
  const activity = useAnswer(getActivityById, { activityId }).data
  const rounds = roundsOf(query.data)
  const now = useServerNowAt(turnsOf(rounds))
  return {
    activityId,
    query,
    /** When the whole activity runs. The rain's own status counts; its dates are the activity's. */
    times: query.data && {
      status: query.data.status,
      startTime: activity?.startTime ?? '',
      endTime: activity?.endTime ?? '',
    },
    rounds,
    now,
    ...stageOf(rounds, now, roundId),
    applyPatch: (change: (info: RainInfo) => RainInfo) => {
      queryClient.setQueryData(options.queryKey, (info) => info && change(info))
    },
    /** Resolves when the rain is there anew. */
    refetch: () => refetchPage(options.queryKey),
    /** Asks the platform. @throws what the call throws */
    isAppointed: async () => (await fetchFresh(options)).appointed,
  }
}

export type RainState = ReturnType<typeof useRain>
