import type { EndpointDescription } from './transport'

/** A call with its request, as the endpoint would be asked. */
export interface MainRequest {
  call: EndpointDescription
  payload: object
}

/** What is known of a visit before the app is there. */
export interface EarlyVisit {
  params: URLSearchParams
  /** The last part of the path: the id, where the route has one. */
  id: string
}

/**
 * The request of a page's main query, for its own document: it is sent before the app's code is there, and the app's
 * first call with the same request takes its answer (docs/decisions/documents.md). Never a call that changes anything.
 * Undefined: this visit makes none.
 */
export type MainRequestOf = (visit: EarlyVisit) => MainRequest | undefined
