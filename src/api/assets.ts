import { endpoint } from './core/endpoint'
import {
  code,
  digits,
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

/** ASSUMED: a digital asset of the person's. `itemId` is empty where it is not traded. */
export const Asset = fields({
  assetId: digits,
  name: label,
  cover: url,
  serialNo: code,
  category: label,
  /** It can be given away. Left out: the platform decides when it is given. */
  giftable: optionalFlag,
  /** Why it cannot be given away, in words to be shown. */
  lockReason: label,
  /** From when it can be given away. */
  unlockAt: time,
  itemId: digits,
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

/** The person's assets. */
export const listAssets = endpoint<AssetsRequest>()({
  name: 'shop/assetScList',
  method: 'POST',
  path: '/newcommerce/shop/assetScList',
  auth: 'required',
  given: 'path and method',
  safe: true,
  answer: paged(Asset),
})

/** ASSUMED: given assets. An unreadable status means that they are still being processed. */
export const Gift = fields({
  /** The number of the gift. */
  giveNo: id,
  /** The status of the gift. */
  status: oneOf('PROCESSING', 'SUCCESS'),
  /** The assets that could not be given. */
  failed: list(fields({ assetId: digits, reason: label })),
})
export type Gift = Read<typeof Gift>

export interface GiveRequest {
  /** The assets to be given. */
  assetIds: readonly string[]
  /** The person who gets them. */
  toUid: string
  message?: string
  smsCode: string
  bizNo: string
}

/** Gives assets to another person, permanently. */
export const giveAssets = endpoint<GiveRequest>()({
  name: 'asset/give',
  method: 'POST',
  path: '/newcommerce/api/asset/give',
  auth: 'required',
  given: 'path and method',
  answer: maybe(Gift),
})
