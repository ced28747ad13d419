import { endpoint } from './core/endpoint'
import { ProviderGroup, QUERY } from './providerGroups'
import {
  count,
  detailId,
  fields,
  id,
  label,
  labels,
  list,
  recordOrNull,
  rows,
  text,
  url,
  wholePhone,
} from './core/read'
import type { Read } from './core/read'

/** GIVEN (specification section 7). */
export const CategoryTitle = fields({ zoologyClassify: id, categoryName: label })
export type CategoryTitle = Read<typeof CategoryTitle>

/** ASSUMED: the specification does not show the detail's fields. */
export const ProviderDetail = fields({
  /** The provider. */
  id: detailId,
  /** The name of the provider. */
  name: label,
  serve: label,
  headPortrait: url,
  banner: url,
  intro: text,
  tags: labels,
  followerCount: count,
  productionCount: count,
  /** Works of the provider. */
  works: list(
    fields({
      /** The work. */
      id,
      title: label,
      cover: url,
      likeCount: count,
    }),
  ),
  /** Honours of the provider. */
  honors: list(fields({ name: label, img: url })),
  /** The person to call. */
  contactName: label,
  /** The number to call with its middle hidden. */
  contactPhoneMasked: label,
  /** The whole number, for those who are logged in alone. */
  contactPhone: wholePhone,
  city: label,
  zoologyClassify: id,
  categoryName: label,
})
export type ProviderDetail = Read<typeof ProviderDetail>

/** The home page's groups of providers. GIVEN: pageNo, pageSize. */
export const queryFacilitators = endpoint<{ pageNo: number; pageSize: number }>()({
  ...QUERY,
  safe: true,
  forGuests: true,
  answer: rows(ProviderGroup),
})

/** The categories of the menu. */
export const listCategories = endpoint<void>()({
  name: 'facilitator/appTitle',
  method: 'GET',
  path: '/adminland/facilitator/appTitle',
  auth: 'optional',
  forGuests: true,
  given: 'path and method',
  answer: rows(CategoryTitle),
})

/** Answers null for a provider that is no longer listed. */
export const showProvider = endpoint<{
  /** The provider, by the id in `ProviderCard`. */
  id: string
}>()({
  name: 'facilitator/showOne',
  method: 'GET',
  path: '/adminland/facilitator/showOne/{id}',
  auth: 'optional',
  forGuests: true,
  given: 'path and method',
  answer: recordOrNull(ProviderDetail),
})
