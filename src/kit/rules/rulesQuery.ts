import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import type { PrivacyType } from '@/api/privacy'
import { getPrivacyByType } from '@/api/privacy'

/** A text that changes once in months is not asked for at every look. */
const STALE_MS = 300_000

/** One of the platform's texts; null where it has none. The same for everybody. */
export const rulesQuery = (type: PrivacyType) =>
  queryOptions({
    queryKey: ['privacy', type],
    queryFn: ({ signal }) => getPrivacyByType({ type }, { signal }),
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
  })

/** The main request of a page that shows this text. */
export const rulesRequest =
  (type: PrivacyType): MainRequestOf =>
  () => ({ call: getPrivacyByType, payload: { type } })
