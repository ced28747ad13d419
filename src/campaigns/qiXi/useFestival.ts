import { useQuery } from '@tanstack/react-query'
import { currentVisit } from '@/bridge/environment'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { phaseOf } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { pointsQuery } from '@/kit/points/pointsQuery'
import { parseServerTime } from '@/lib/serverClock'
import { useSessionKey } from '@/session/useSession'
import { boxesOf, wheelOf, winnerLines } from './qiXi'
import { dateQuery, goodsQuery, infoQuery } from './queries'

export type Festival = ReturnType<typeof useFestival>

/** The boxes and the wheel, when they can be had, and what the person has. */
export function useFestival(activityId: string | undefined) {
  const { loggedIn } = useCampaign()
  const session = useSessionKey()
  const query = useQuery(goodsQuery(session, activityId))
  const date = useQuery(dateQuery(activityId)).data
  const info = useQuery(infoQuery(activityId)).data
  const activity = useQuery(activityQuery(session, activityId)).data
  const points = useQuery({ ...pointsQuery(session), enabled: loggedIn })
  const goods = query.data ?? []
  const end = parseServerTime(date?.endTime ?? '')
  const now = useServerNowAt([parseServerTime(date?.startTime ?? ''), end])
  return {
    activityId,
    shell: useShellState(query, date),
    phase: phaseOf(date ?? {}, now),
    end,
    goods,
    boxes: boxesOf(goods),
    wheel: wheelOf(goods),
    info,
    news: winnerLines(activity?.winners ?? []),
    points: loggedIn ? points.data : undefined,
    /** Buying and drawing are the app's. */
    inApp: currentVisit().visit === 'app',
  }
}
