import { readSharedUser } from '@/api/invitation'
import { composedQuery } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { inviterKey, type LinkParams } from './inviter'

/** The inviter in the address, the same for all accounts; null if there is none. */
export const inviterQuery = (visit: LinkParams) => {
  const key = inviterKey(visit)
  return composedQuery(
    'inviter',
    { ...key },
    (signal) => (key ? readSharedUser(key, { signal }) : null),
    { sameForAll: true },
  )
}

/** Starts the request of the inviter, without waiting. For loaders. */
export const prefetchInviter = (visit: LinkParams): void =>
  void queryClient.prefetchQuery(inviterQuery(visit))
