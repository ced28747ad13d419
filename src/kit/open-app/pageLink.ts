import { BASE_PATH } from '@/lib/env'
import { shareUrl } from '@/lib/shareUrl'

/** The page's own address, made anew with what a link may carry and nothing else. */
export function pageLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = Object.fromEntries(new URLSearchParams(search))
  return shareUrl(pathname.slice(BASE_PATH.length), query)
}
