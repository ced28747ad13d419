import { withoutSecrets } from '@/lib/url/secrets'

export interface Tokens {
  /** The app wrapper's token, held in memory only. */
  wrapper?: string | undefined
  /** The token of the stored login info. */
  stored?: string | undefined
}

export interface HeaderInput {
  tokens: Tokens
  /** base64 JSON, or the wrapper's own value; undefined when it cannot be obtained. */
  clientInfo: string | undefined
  /** The page's address. */
  href: string
  /** Calls "without auth" (specification section 6) send neither Authorization nor clientInfo. */
  withAuth: boolean
}

export const REQUEST_VERSION = 'v3'

/** The headers of every request (specification section 7). */
export function buildHeaders({
  tokens,
  clientInfo,
  href,
  withAuth,
}: HeaderInput): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Auth-Token': asciiOnly(tokens.wrapper || tokens.stored || ''),
    'X-App-Url': publicAddress(href),
    'X-Request-Version': REQUEST_VERSION,
  }
  if (!withAuth) return headers
  const bearer = tokens.stored || tokens.wrapper
  headers.Authorization = bearer ? asciiOnly(`Bearer ${bearer}`) : ''
  if (clientInfo) headers.clientInfo = asciiOnly(clientInfo)
  return headers
}

/** A long opaque run: what it is, its name does not say. */
const OPAQUE = /[\w-]{33}|\b[\da-f]{32}\b/i

/** The page's address without what is secret or looks so, and valid in a header. */
export function publicAddress(href: string): string {
  try {
    const url = withoutSecrets(href)
    for (const [name, value] of Array.from(url.searchParams))
      if (OPAQUE.test(name) || OPAQUE.test(value)) url.searchParams.delete(name)
    url.username = ''
    url.password = ''
    if (OPAQUE.test(url.hash)) url.hash = ''
    return asciiOnly(url.href)
  } catch {
    return ''
  }
}

/** Header values are ASCII: a bridge or a storage that holds anything else must not make a request throw. */
function asciiOnly(value: string): string {
  return value.replace(/[^\x20-\x7e]/gu, (char) =>
    /[\r\n\p{Surrogate}]/u.test(char) ? '' : encodeURIComponent(char),
  )
}
