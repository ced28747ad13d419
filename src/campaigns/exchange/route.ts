import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { RECORDS_PAGE_SIZE, listRepurchases, readExchangeConfig } from '@/api/exchange'
import { readUserInfo } from '@/api/login'
import { prefetchPages } from '@/kit/query/pagedQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'

export { ExchangePage as Component } from './ExchangePage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(readExchangeConfig, { activityId: idOf(params.get('activityId')) })

export const loader = pageLoader(mainRequest, () => {
  prefetch(readUserInfo, {})
  prefetchPages(listRepurchases, { pageSize: RECORDS_PAGE_SIZE })
})
