import type { Visit } from '@/bridge/environment'

export interface OpenAppOptions {
  /** The page of the tap, for tracking. */
  pageName: string
  /** A page inside the app, such as `/territory?id=7`; the app's home without it. */
  path?: string
  /** False if the tap has an event of its own: then there is no `button/open-app` beside it. */
  counted?: boolean
}

export interface OpenAppPlan {
  /** The immediate action of the tap. `page`: already inside the app, its bridge opens the page. */
  first: 'page' | 'universal' | 'scheme' | 'nothing'
  /** The help for a person who is still on the page after the first step. */
  otherwise: 'overlay' | 'download' | 'nothing'
}

/**
 * How this visit gets into the app. WeChat lets no scheme through, and on Android nothing at all; on iOS a scheme
 * without the app ends in the system's error message, so iOS always takes the universal link.
 */
export function openAppPlan({ visit, os }: Visit): OpenAppPlan {
  if (visit === 'app') return { first: 'page', otherwise: 'nothing' }
  if (visit === 'desktop') return { first: 'nothing', otherwise: 'download' }
  if (visit === 'wechat')
    return { first: os === 'ios' ? 'universal' : 'nothing', otherwise: 'overlay' }
  return { first: os === 'ios' ? 'universal' : 'scheme', otherwise: 'download' }
}

/** A path without an empty part (`//host` is another site) and a query. */
const APP_PATH = /^(?=\/)(?:\/[\w-]+)*\/?(?:\?[\w=&%-]*)?$/
/** Only in a decoded query that leaves the app: another site, or a scheme. */
const LEADS_AWAY = /\/\/|\\|\p{Cc}|(?:^|[^a-z\d+.-])[a-z][a-z\d+.-]*:/iu
/** More encodings than this are never legitimate. */
const MOST_DECODINGS = 3

/** A page inside the app, or the app's home if the path is invalid. */
export function appPath(path: string | undefined): string {
  return path !== undefined && APP_PATH.test(path) && staysInApp(path) ? path : '/'
}

function staysInApp(path: string, decodings = 0): boolean {
  if (LEADS_AWAY.test(path)) return false
  // As the most lenient reader would decode it: what is no escape sequence stays as it is.
  const decoded = path.replace(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return decoded === path || (decodings < MOST_DECODINGS && staysInApp(decoded, decodings + 1))
}

/** The address that opens the app on this page. That the app reads `path` from the query is ASSUMED. */
export function appLink(base: string, path?: string): string {
  const page = appPath(path)
  if (page === '/') return base
  return `${base}${base.includes('?') ? '&' : '?'}path=${encodeURIComponent(page)}`
}
