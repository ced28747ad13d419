import { safeLink } from '@/lib/url/safeUrl'

/**
 * Where data may take the whole page: an https address, or one of our own.
 * @param here the origin of this page
 */
export function destinationOf(value: string, here: string): string | undefined {
  const href = safeLink(value, here)
  if (href === undefined) return undefined
  const { protocol, origin } = new URL(href)
  return protocol === 'https:' || origin === here ? href : undefined
}
