import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { getPrivacyByType, type PrivacyType } from '@/api/privacy'
import { answerQuery } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'

/** A text that changes every few months is not refetched at every visit. */
const STALE_MS = 300_000

/** One of the platform's texts; null if it has none. */
export const textQuery = (type: PrivacyType) => ({
  ...answerQuery(getPrivacyByType, { type }),
  staleTime: STALE_MS,
  refetchOnWindowFocus: true,
})

/** Starts the request of the text, without waiting. For loaders. */
export const prefetchText = (type: PrivacyType): void =>
  void queryClient.prefetchQuery(textQuery(type))

/** The main request of a page that shows this text. */
export const textRequest =
  (type: PrivacyType): MainRequestOf =>
  () =>
    requestOf(getPrivacyByType, { type })
