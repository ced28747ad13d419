import { trimEndOf } from '@/lib/format/trimEndOf'
import { readRedirect } from '@/lib/url/urlParams'
import { head } from './head'

const OWN = '/exchangeLogin'
const DEFAULT = '/exchange'

/**
 * The next page: the address's `redirect` when it is a page of the product, else the exchange. The login page itself
 * would be a loop.
 */
export function targetOf(search: URLSearchParams, isKnown: (pathname: string) => boolean): string {
  return readRedirect(search, (pathname) => !isOwn(pathname) && isKnown(pathname), DEFAULT)
}

/** Names what the target page does: rewards become money, points become goods. */
export function headingOf(target: string): string {
  return /^\/exchange(?:[?#]|$)/.test(target) ? '登录后兑现' : head.title
}

/** Also in the spellings that a router treats as the same path. */
function isOwn(pathname: string): boolean {
  return trimEndOf(decoded(pathname), '/') === OWN
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
