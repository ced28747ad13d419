import { BASE_PATH } from '@/lib/env'

/** Where a link of a server's text leads. */
export type LinkKind = 'inApp' | 'elsewhere' | 'call' | 'none'

/** Only whole addresses and paths from the root: text has no place of its own that others could be relative to. */
export function linkKind(href: string | null, here = window.location.origin): LinkKind {
  const value = href?.trim() ?? ''
  if (/^(?:tel|mailto):/i.test(value)) return 'call'
  if (!/^(?:https?:\/\/|\/(?![/\\]))/i.test(value)) return 'none'
  try {
    const url = new URL(value, here)
    return url.origin === here && isOurs(url.pathname) ? 'inApp' : 'elsewhere'
  } catch {
    return 'none'
  }
}

/** The router's path of a link of ours. */
export function routeOf(href: string, here = window.location.origin): string {
  const { pathname, search, hash } = new URL(href, here)
  return (pathname.slice(BASE_PATH.length) || '/') + search + hash
}

function isOurs(pathname: string): boolean {
  return pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
}
