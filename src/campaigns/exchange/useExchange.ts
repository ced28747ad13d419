import { useMe } from '@/kit/people/me'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { ExchangeHistory } from '@/api/exchange'
import { idOf } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { configQuery, recordsQuery } from './queries'

/** The campaign that the address names; undefined means the current one. */
export function useActivityId(): string | undefined {
  const [params] = useSearchParams()
  return idOf(params.get('activityId'))
}

/** The terms at this address, and the query options to ask for them anew. */
export function useConfig() {
  const options = configQuery(useSessionKey(), useActivityId())
  return { options, config: useQuery(options) }
}

export function useUser() {
  return useMe()
}

/** The newest orders and what has been paid out; undefined while or where that is not known. */
export function useHistory(): ExchangeHistory | undefined {
  return useInfiniteQuery(recordsQuery(useSessionKey(), 'ALL')).data?.first
}
