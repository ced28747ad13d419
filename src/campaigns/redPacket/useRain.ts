import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { RainInfo } from '@/api/redPacket'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { fetchFresh, keepGuestAnswer, queryClient, refetchPage } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { rainQuery } from './queries'
import { roundsOf, stageOf, turnsOf } from './rounds/rounds'

/** The rain at this address, as the person sees it now. */
export function useRain() {
  const [params] = useSearchParams()
  const session = useSessionKey()
  const activityId = idOf(params.get('activityId'))
  const roundId = idOf(params.get('roundId'))
  const options = rainQuery(session, activityId)
  const query = useQuery({ ...options, placeholderData: keepGuestAnswer(options.queryKey) })
  const activity = useQuery(activityQuery(session, activityId)).data
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
