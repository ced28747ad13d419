import type { InferOutput } from 'valibot'
import { endpoint } from './endpoint'
import { count, fields, id, list, maybe, rows, text } from './read'

/** Specification section 3: all of these fields are the specification's. */
export const ProviderCard = fields({
  id,
  cardCover: text,
  serve: text,
  name: text,
  headPortrait: text,
  followerCount: count,
  productionCount: count,
})
export type ProviderCard = InferOutput<typeof ProviderCard>

/** Specification section 3: `zoologyClassify` is the category's key and its anchor on the home page. */
export const ProviderGroup = fields({
  zoologyClassify: id,
  categoryName: text,
  items: list(ProviderCard),
})
export type ProviderGroup = InferOutput<typeof ProviderGroup>

export const CategoryTitle = fields({ zoologyClassify: id, categoryName: text })
export type CategoryTitle = InferOutput<typeof CategoryTitle>

/** ASSUMED: the specification does not show the detail's fields. */
export const ProviderDetail = fields({
  id,
  name: text,
  serve: text,
  headPortrait: text,
  banner: text,
  intro: text,
  tags: list(text),
  followerCount: count,
  productionCount: count,
  works: list(fields({ id, title: text, cover: text, likeCount: count })),
  honors: list(fields({ name: text, img: text })),
  contactName: text,
  contactPhoneMasked: text,
  city: text,
  zoologyClassify: id,
  categoryName: text,
})
export type ProviderDetail = InferOutput<typeof ProviderDetail>

/** The home page's list: page 1 with size 10 (specification sections 2 and 7). */
export const HOME_PAGE = { pageNo: 1, pageSize: 10 } as const

export const queryFacilitators = endpoint<{ pageNo: number; pageSize: number }>()({
  name: 'facilitator/query',
  method: 'POST',
  path: '/adminland/facilitator/query',
  auth: 'optional',
  given: 'path and method',
  answer: rows(ProviderGroup),
})

export const listCategories = endpoint<void>()({
  name: 'facilitator/appTitle',
  method: 'GET',
  path: '/adminland/facilitator/appTitle',
  auth: 'optional',
  given: 'path and method',
  answer: rows(CategoryTitle),
})

/** Answers null for a provider that is no longer listed. */
export const showProvider = endpoint<{ id: string }>()({
  name: 'facilitator/showOne',
  method: 'GET',
  path: '/adminland/facilitator/showOne/{id}',
  auth: 'optional',
  given: 'path and method',
  answer: maybe(ProviderDetail),
})
