import { trimEndOf } from '@/lib/format/trimEndOf'
import { lastOf } from '@/lib/lastOf'
import type { Endpoint } from './endpoint'
import type { EndpointDescription } from './transport'

/** A call with its request, as the endpoint would be asked. */
export interface MainRequest {
  call: EndpointDescription
  payload: object
}

/** The same, for an endpoint that the app itself can ask. */
export interface PageRequest extends MainRequest {
  call: Endpoint<never, unknown>
}

/** An endpoint with its request. */
export const requestOf = <Request extends object | void, Answer>(
  call: Endpoint<Request, Answer>,
  request: Request,
): PageRequest => ({ call, payload: request ?? {} })

/** The data of a visit before the app has loaded. */
export interface EarlyVisit {
  params: URLSearchParams
  /** The last part of the path: the id, where the route has one. */
  id: string
}

export function visitOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): EarlyVisit {
  return {
    params: new URLSearchParams(search),
    id: lastOf(trimEndOf(pathname, '/').split('/')) ?? '',
  }
}

/**
 * The request of a page's main query (its `route.ts`). The page's document sends it before the app's code has loaded,
 * and the app's first call with the same request takes its answer (docs/decisions/documents.md); the page's loader asks
 * for it as well. Never a call that changes anything. Undefined: this visit makes none.
 */
export type MainRequestOf = (visit: EarlyVisit) => PageRequest | undefined
