import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { listActivityGoods, readExchangeDate, readExchangeInfo } from '@/api/lhExchange'
import { readUserPoints } from '@/api/points'
import { currentVisit } from '@/bridge/environment'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { useAnswer } from '@/kit/query/answer'
import { phaseOf } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseServerTime } from '@/lib/serverClock'
import { readVisitParams } from '@/lib/url/urlParams'
import { boxesOf, wheelOf, winnerLines } from './qiXi'

export type Festival = ReturnType<typeof useFestival>

/** The boxes and the wheel, their times, and the person's points. For the page, which passes it on. */
export function useFestival() {
  const [params] = useSearchParams()
  const { activityId } = readVisitParams(params)
  const { loggedIn } = useCampaign()
  const query = useAnswer(listActivityGoods, { activityId })
  const date = useAnswer(readExchangeDate, { activityId }).data
  const info = useAnswer(readExchangeInfo, { activityId }).data
  const activity = useAnswer(getActivityById, { activityId }).data
  const points = useAnswer(readUserPoints, undefined, { enabled: loggedIn })
  const goods = query.data ?? []
  const end = parseServerTime(date?.endTime)
  const now = useServerNowAt([parseServerTime(date?.startTime), end])
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
    /** Buying and drawing happen in the app. */
    inApp: currentVisit().visit === 'app',
  }
}
