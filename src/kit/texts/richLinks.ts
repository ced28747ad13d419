import { BASE_PATH } from '@/lib/env'

/** The kind of a link in a server's text. */
export type LinkKind = 'inApp' | 'elsewhere' | 'call' | 'none'

/** Whether the route table has a page at a path without the base path: see `isKnownRoute`. */
export type IsKnown = (pathname: string) => boolean

/** Only absolute addresses and paths from the root: the text has no base for relative ones. */
export function linkKind(
  href: string | null,
  isKnown: IsKnown,
  here = window.location.origin,
): LinkKind {
  const value = href?.trim() ?? ''
  if (/^(?:tel|mailto):/i.test(value)) return 'call'
  if (!/^(?:https?:\/\/|\/(?![/\\]))/i.test(value)) return 'none'
  try {
    const { origin, pathname } = new URL(value, here)
    const ours = origin === here && isOurs(pathname)
    // A path outside the table may still be the server's, such as a file; the router would open home.
    return ours && isKnown(withoutBase(pathname)) ? 'inApp' : 'elsewhere'
  } catch {
    return 'none'
  }
}

/** The router's path of a link of ours. */
export function routeOf(href: string, here = window.location.origin): string {
  const { pathname, search, hash } = new URL(href, here)
  return withoutBase(pathname) + search + hash
}

function withoutBase(pathname: string): string {
  return pathname.slice(BASE_PATH.length) || '/'
}

function isOurs(pathname: string): boolean {
  return pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
}
