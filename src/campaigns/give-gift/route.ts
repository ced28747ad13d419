import { ASSET_PAGE_SIZE, listAssets } from '@/api/assets'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'

export { GiveGiftPage as Component } from './GiveGiftPage'
export { head } from './head'

export const mainRequest: MainRequestOf = () =>
  requestOf(listAssets, { pageNo: 1, pageSize: ASSET_PAGE_SIZE })

export const loader = pageLoader(mainRequest, ({ loggedIn }) => {
  if (loggedIn) prefetch(readUserInfo, {})
})
