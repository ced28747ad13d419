import { BASE_PATH } from '@/lib/env'
import { trimEndOf } from '@/lib/format/trimEndOf'

/** The page's own document, or the shell of the common one (`index.html`): the home page, the bare frame, nothing. */
export type Entry = 'page' | 'home' | 'frame' | 'plain'

/** The shell that an address of the common document shows until the app is mounted. */
export function entryOf(pathname: string): Exclude<Entry, 'page'> {
  const path = trimEndOf(pathname.slice(BASE_PATH.length), '/')
  if (path === '') return 'home'
  return path.startsWith('/manufacturerDetail/') ? 'frame' : 'plain'
}
