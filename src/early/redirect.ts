import type { Visit } from '@/bridge/environment'

/** The part of `location` that decides; a test can make one. */
export interface Address {
  pathname: string
  search: string
  hash: string
}

/**
 * The main site's address for a desktop browser: the same path, query and hash (specification section 1). Only the
 * configured origin is ever a target; the path is appended to it, never parsed.
 */
export function desktopTarget(
  visit: Visit['visit'],
  { pathname, search, hash }: Address,
  mainSiteTest: string,
): string | undefined {
  return visit === 'desktop' ? `${mainSiteTest}${pathname}${search}${hash}` : undefined
}
