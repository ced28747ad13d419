import { BASE_PATH } from '@/lib/env'

export type Entry = 'home' | 'frame' | 'plain'

/** Which shell an address shows until the app is there: the home page's, the bare frame, or none. */
export function entryOf(pathname: string): Entry {
  const path = pathname.slice(BASE_PATH.length).replace(/\/+$/, '')
  if (path === '') return 'home'
  return path.startsWith('/manufacturerDetail/') ? 'frame' : 'plain'
}
