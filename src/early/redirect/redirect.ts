import { currentVisit, type Visit } from '@/bridge/environment'
import { mainSiteTest, mode } from '@/lib/env'

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

/**
 * Sends a desktop browser to the main site; only the development setting lets it stay (specification section 1).
 * @returns whether it is leaving
 */
export function leaveOnDesktop(page: Address & Pick<Location, 'replace'>): boolean {
  const target =
    mode === 'development' ? undefined : desktopTarget(currentVisit().visit, page, mainSiteTest)
  if (target) page.replace(target)
  return target !== undefined
}
