import { failureOf } from '@/api/core/verdict/failure'

/** What rules need to know of a query: `data` undefined while there is none, `error` null while it has not failed. */
export interface QueryPart<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
}

/** It has failed, and there is nothing to show in its place. */
export function isFailed({ data, error }: Omit<QueryPart<unknown>, 'isPending'>): boolean {
  return data === undefined && Boolean(error)
}

/** The platform answered that the person is not logged in, or that the login is over. */
export function isSignedOut(part: Omit<QueryPart<unknown>, 'isPending'>): boolean {
  return isFailed(part) && failureOf(part.error).kind === 'signedOut'
}
