/** The source of a visit; for tracking only. */
export const SOURCES = ['app', 'wx', 'timeline', 'qr', 'sms', 'poster'] as const
export type Source = (typeof SOURCES)[number]

/*
 * People paste links into sentences, and the text behind one gets into its last value: 「80IHCV8O。」, 「12，快来」. So
 * the leading run counts, unless the same word or number goes on behind it.
 */
const INVITE_CODE = /^[A-Za-z0-9]{4,16}(?![\w-]|[./]\w)/
const CHANNEL = /^[\w-]{1,32}(?![\w-]|[./]\w)/
/** At most 20 digits: longer than any id of the platform. */
const ID = /^\d{1,20}(?![\w-]|[./]\w)/
/** A detail page accepts any number, however long. */
const DETAIL_ID = /^\d+(?![\w-]|[./,:;+ ]\w)/

// Each reader returns undefined for a missing or malformed value: the page opens all the same.

export function inviteCodeOf(value: unknown): string | undefined {
  return leading(INVITE_CODE, value)
}

/** An id as its digits: a user's, a campaign's. */
export function idOf(value: unknown): string | undefined {
  return leading(ID, value)
}

/** The id of a detail page, in its path or a parameter. */
export function detailIdOf(value: unknown): string | undefined {
  return leading(DETAIL_ID, value)
}

export function channelOf(value: unknown): string | undefined {
  return leading(CHANNEL, value)
}

export function sourceOf(value: unknown): Source | undefined {
  const read = channelOf(value)
  return SOURCES.find((source) => source === read)
}

export interface VisitParams {
  inviteCode?: string
  shareUid?: string
  activityId?: string
  channel?: string
  subChannel?: string
  from?: Source
}

/** The parameters that any page may be opened with; a token in an address is never read. */
export function readVisitParams(search: URLSearchParams): VisitParams {
  return {
    inviteCode: inviteCodeOf(search.get('inviteCode')),
    shareUid: idOf(search.get('shareUid')),
    activityId: idOf(search.get('activityId')),
    channel: channelOf(search.get('channel')),
    subChannel: channelOf(search.get('subChannel')),
    from: sourceOf(search.get('from')),
  }
}

/** The path with those of these parameters that have a value. */
export function pathWith(path: string, params: Readonly<Record<string, string | undefined>>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value)
  // Not `size`: old web views do not have it.
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

const OWN = 'https://own.invalid'

/**
 * The page to return to after a login: a path of our own with a known route.
 * @param isKnown checks the path without query and hash, as a router matches it: without the base path
 */
export function readRedirect(
  search: URLSearchParams,
  isKnown: (pathname: string) => boolean,
  otherwise = '/',
): string {
  const own = ownAddress(search.get('redirect'))
  return own && isKnown(own.pathname) ? `${own.pathname}${own.search}${own.hash}` : otherwise
}

function ownAddress(value: string | null): URL | undefined {
  // Browsers read a backslash as a slash and leave out tabs and line breaks: `/\evil`, `/<tab>/evil`.
  if (!value || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return undefined
  const url = new URL(value, OWN)
  // `/a/..//evil` becomes `//evil`.
  return url.pathname.startsWith('//') ? undefined : url
}

function leading(pattern: RegExp, value: unknown): string | undefined {
  return typeof value === 'string' ? pattern.exec(value)?.[0] : undefined
}
