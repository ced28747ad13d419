import {
  COMMODITY_PAGE_SIZE,
  listCommodities,
  readExchangeDate,
  readExchangeInfo,
} from '@/api/lhExchange'
import type { Commodity } from '@/api/lhExchange'
import { readUserPoints } from '@/api/points'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { usePages } from '@/kit/list/pagedQuery'
import { useAnswer } from '@/kit/page/query/answer'
import { phaseOf } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseServerTime } from '@/lib/serverClock'
import { offerOf, productIdOf } from './goods'

/** The goods, the opening times, and the person's points. */
export function useShop(activityId: string | undefined) {
  const { loggedIn } = useCampaign()
  const goods = usePages(
    listCommodities,
    { activityId, pageSize: COMMODITY_PAGE_SIZE },
    { idOf: productIdOf },
  )
  const date = useAnswer(readExchangeDate, { activityId }).data
  const info = useAnswer(readExchangeInfo, { activityId }).data
  const points = useAnswer(readUserPoints, undefined, { enabled: loggedIn })
  const start = parseServerTime(date?.startTime ?? '')
  const end = parseServerTime(date?.endTime ?? '')
  const phase = phaseOf(date ?? {}, useServerNowAt([start, end]))
  const available = loggedIn ? points.data?.available : undefined
  const rows = goods.data?.rows ?? []
  return {
    goods,
    info,
    end,
    points: loggedIn ? points.data : undefined,
    shell: useShellState(goods, date),
    offer: (commodity: Commodity) => offerOf(commodity, phase, available),
    find: (productId: string | undefined) => rows.find((row) => row.productId === productId),
  }
}
