import type { LoaderFunctionArgs } from 'react-router-dom'
import { visitOf } from '@/api/core/mainRequest'
import type { EarlyVisit, MainRequestOf, PageRequest } from '@/api/core/mainRequest'
import { prefetchPages } from './pagedQuery'
import { isLoggedIn } from '@/session/session'
import { prefetch } from './answer'

/** The visit as a loader sees it. */
export interface Visit extends EarlyVisit {
  loggedIn: boolean
}

/**
 * A route's loader: starts the page's main request and the others of its first screen, all at once, and waits for none
 * of them: the page's skeleton shows meanwhile.
 * @param mainRequest undefined if the main answer is composed: `also` starts it then
 * @param also starts the page's other requests, with `prefetch` and `prefetchPages`
 */
export function pageLoader(mainRequest: MainRequestOf | undefined, also?: (visit: Visit) => void) {
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>): null => {
    const visit = visitOf(new URL(request.url))
    const main = mainRequest?.(visit)
    if (main) prefetchMain(main)
    also?.({ ...visit, loggedIn: isLoggedIn() })
    return null
  }
}

/** A request for a page of a list means its first one. */
function prefetchMain({ call, payload }: PageRequest): void {
  const { pageNo, ...request } = payload as { pageNo?: number }
  if (pageNo === undefined) prefetch(call, payload as never)
  else prefetchPages(call as never, request as never)
}
