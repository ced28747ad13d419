import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Commodity } from '@/api/lhExchange'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { phaseOf } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { pointsQuery } from '@/kit/points/pointsQuery'
import { parseServerTime } from '@/lib/serverClock'
import { useSessionKey } from '@/session/useSession'
import { offerOf } from './goods'
import { dateQuery, featuredQuery, goodsQuery, infoQuery } from './queries'

export type Shop = ReturnType<typeof useShop>

/** The goods, when they can be had, and what the person has. */
export function useShop(activityId: string | undefined) {
  const { loggedIn } = useCampaign()
  const session = useSessionKey()
  const goods = useInfiniteQuery(goodsQuery(session, activityId))
  const date = useQuery(dateQuery(activityId)).data
  const info = useQuery(infoQuery(activityId)).data
  const featured = useQuery(featuredQuery(activityId))
  const points = useQuery({ ...pointsQuery(session), enabled: loggedIn })
  const start = parseServerTime(date?.startTime ?? '')
  const end = parseServerTime(date?.endTime ?? '')
  const phase = phaseOf(date ?? {}, useServerNowAt([start, end]))
  const available = loggedIn ? points.data?.available : undefined
  const rows = goods.data?.rows ?? []
  return {
    activityId,
    goods,
    rows,
    date,
    info,
    featured,
    points: loggedIn ? points.data : undefined,
    shell: useShellState(goods, date),
    offer: (commodity: Commodity) => offerOf(commodity, phase, available),
    find: (productId: string | undefined) => rows.find((row) => row.productId === productId),
  }
}
