import { count, detailId, fields, id, label, list, url, type Read } from './core/read'
import type { EndpointDescription } from './core/transport'

/*
 * The home page's list is separate from its endpoint, because the page's own HTML asks for it before the request layer
 * arrives.
 */

/** GIVEN (specification section 3). */
export const ProviderCard = fields({
  /** The provider. */
  id: detailId,
  /** The picture on the card. */
  cardCover: url,
  serve: label,
  /** The name of the provider. */
  name: label,
  headPortrait: url,
  followerCount: count,
  productionCount: count,
})
export type ProviderCard = Read<typeof ProviderCard>

/** GIVEN (specification section 3). `zoologyClassify` is the category's key and its anchor on the home page. */
export const ProviderGroup = fields({
  zoologyClassify: id,
  categoryName: label,
  /** The providers of this category. */
  items: list(ProviderCard),
})
export type ProviderGroup = Read<typeof ProviderGroup>

/** The home page's list: page 1 with size 10 (specification sections 2 and 7). */
export const HOME_PAGE = { pageNo: 1, pageSize: 10 } as const

export const QUERY = {
  name: 'facilitator/query',
  method: 'POST',
  path: '/adminland/facilitator/query',
  auth: 'optional',
  given: 'path and method',
} as const satisfies EndpointDescription
