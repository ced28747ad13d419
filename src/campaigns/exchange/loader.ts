import { listRepurchases, readExchangeConfig } from '@/api/exchange'
import { readUserInfo } from '@/api/login'
import { pageLoader } from '@/kit/campaign/pageLoader'
import type { PartsIn, ShownIn } from '@/kit/campaign/pageLoader'
import { withServerTime } from '@/lib/serverClock'
import { idOf } from '@/lib/urlParams'

export const PAGE_SIZE = 20

export const loadExchange = pageLoader(({ query, signal }) => ({
  main: async () => {
    const activityId = idOf(query.get('activityId'))
    return withServerTime(await readExchangeConfig({ activityId }, { signal }))
  },
  user: () => readUserInfo({}, { signal }),
  history: () => listRepurchases({ pageNo: 1, pageSize: PAGE_SIZE }, { signal }),
}))

type ExchangeParts = PartsIn<typeof loadExchange>
/** What tells of an order. */
type OrderPart = 'main' | 'history'
export type ExchangeReload = (...names: OrderPart[]) => Promise<Pick<ExchangeParts, OrderPart>>
/** What the page has while some of them are on their way. */
export type ExchangeShown = ShownIn<typeof loadExchange>
