import { listRepurchases, readExchangeConfig } from '@/api/exchange'
import { readUserInfo } from '@/api/login'
import { pageLoader } from '@/kit/campaign/pageLoader'
import type { PageLoad } from '@/kit/campaign/pageLoader'
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

type PartsIn<Load> = Load extends PageLoad<infer Parts> ? Parts : never
export type ExchangeParts = PartsIn<ReturnType<typeof loadExchange>>
