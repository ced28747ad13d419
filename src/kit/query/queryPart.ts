import { failureOf } from '@/api/core/verdict/failure'

/** The part of a query that rules need: `data` undefined while there is none, `error` null while it has not failed. */
export interface QueryPart<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
}

/** It has failed, and there is no earlier data to show. */
export function isFailed({ data, error }: Omit<QueryPart<unknown>, 'isPending'>): boolean {
  return data === undefined && Boolean(error)
}

/** The platform answered that the person is not logged in, or that the login is over. */
export function isSignedOut(part: Omit<QueryPart<unknown>, 'isPending'>): boolean {
  return isFailed(part) && failureOf(part.error).kind === 'signedOut'
}
