import { endpoint } from './core/endpoint'
import {
  code,
  fields,
  id,
  label,
  list,
  maybe,
  oneOf,
  optionalFlag,
  paged,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/**
 * ASSUMED: a digital asset of the person's. `giftable`: undefined where the platform does not say; it decides then.
 * `unlockAt`: `YYYY-MM-DD HH:mm:ss`, or '' where nobody knows. `itemId`: what it is traded as, or '' where the platform
 * does not say.
 */
export const Asset = fields({
  assetId: id,
  name: label,
  cover: url,
  serialNo: code,
  category: label,
  giftable: optionalFlag,
  lockReason: label,
  unlockAt: time,
  itemId: id,
})
export type Asset = Read<typeof Asset>

export const ASSET_PAGE_SIZE = 20

export interface AssetsRequest {
  pageNo: number
  pageSize: number
  keyword?: string | undefined
  category?: string | undefined
  /** ASSUMED: those of this item alone. */
  itemId?: string | undefined
}

/** What the person owns. */
export const listAssets = endpoint<AssetsRequest>()({
  name: 'shop/assetScList',
  method: 'POST',
  path: '/newcommerce/shop/assetScList',
  auth: 'required',
  given: 'path and method',
  safe: true,
  answer: paged(Asset),
})

/** ASSUMED. A status that cannot be read is still on its way. */
export const Gift = fields({
  giveNo: id,
  status: oneOf('PROCESSING', 'SUCCESS'),
  failed: list(fields({ assetId: id, reason: label })),
})
export type Gift = Read<typeof Gift>

export interface GiveRequest {
  assetIds: readonly string[]
  toUid: string
  message?: string
  smsCode: string
  bizNo: string
}

/** Gives assets to somebody, for good. */
export const giveAssets = endpoint<GiveRequest>()({
  name: 'asset/give',
  method: 'POST',
  path: '/newcommerce/api/asset/give',
  auth: 'required',
  given: 'path and method',
  answer: maybe(Gift),
})
