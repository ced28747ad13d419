import type { Visit } from '@/bridge/environment'
import { withoutSecrets } from '@/lib/url/secrets'

/** WeChat verifies the page by the address at which its document was entered, or by its present one. */
export type AddressKind = 'entry' | 'present'

/**
 * The order in which the two are signed; the second is the one retry. iOS verifies the entry, Android the present one,
 * and the kind that WeChat has accepted in this document before comes first.
 */
export function signingOrder(os: Visit['os'], taken?: AddressKind): readonly AddressKind[] {
  return (taken ?? (os === 'ios' ? 'entry' : 'present')) === 'entry'
    ? ['entry', 'present']
    : ['present', 'entry']
}

/** An address as WeChat requires it: without a hash. */
export function withoutHash(address: string): string {
  return address.replace(/#.*/s, '')
}

/**
 * The address at which this document was entered, from before anything changed it. None where it had secrets in it, which
 * are not sent anywhere (`tidyAddress`), so that iOS does without a card.
 */
export function entryAddress(): string | undefined {
  // Safari before 15 does not support it.
  const [navigation] = performance.getEntriesByType('navigation')
  const address = withoutHash(navigation?.name ?? window.location.href)
  return withoutSecrets(address).href === address ? address : undefined
}
