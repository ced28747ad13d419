import { queryOptions } from '@tanstack/react-query'
import { ASSET_PAGE_SIZE, listAssets } from '@/api/assets'
import type { Asset } from '@/api/assets'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { pagedQuery } from '@/kit/list/pagedQuery'
import type { Page } from '@/kit/list/pagedQuery'

export const assetIdOf = ({ assetId }: Asset) => assetId

/** What the person owns, of these words. For members. @param session `sessionKey()` */
export const assetsQuery = (session: number, keyword: string) =>
  pagedQuery<Asset, Page<Asset>>({
    queryKey: ['give-gift', 'assets', keyword, session],
    queryFn: (pageNo, signal) =>
      listAssets({ pageNo, pageSize: ASSET_PAGE_SIZE, keyword: keyword || undefined }, { signal }),
    idOf: assetIdOf,
  })

/** Whom the address names. For members. @param session `sessionKey()` */
export const personQuery = (session: number, uid: string) =>
  queryOptions({
    queryKey: ['give-gift', 'person', uid, session],
    queryFn: ({ signal }) => readUserInfo({ uid }, { signal }),
  })

export const mainRequest: MainRequestOf = () => ({
  call: listAssets,
  payload: { pageNo: 1, pageSize: ASSET_PAGE_SIZE },
})
