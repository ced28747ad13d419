import type { queryPrivacy } from '@/api/privacy'

type Items = Awaited<ReturnType<typeof queryPrivacy>>['items']

export interface Consent {
  /** `again`: the person agreed to an older version. `given`: to this one. */
  ask: 'first' | 'again' | 'given'
  /** The version that a login sends. */
  version: string
}

export const UNKNOWN_CONSENT: Consent = { ask: 'first', version: '' }

/** What the platform knows about this person's consent. ASSUMED: the privacy policy's version stands for both texts. */
export function consentOf(items: Items): Consent {
  const version = items.find(({ type }) => type === 'PRIVACY_POLICY')?.version || items[0]?.version
  if (version === undefined) return UNKNOWN_CONSENT
  if (items.every(({ needAgree }) => !needAgree)) return { ask: 'given', version }
  const before = items.some(({ needAgree, agreedVersion }) => needAgree && agreedVersion !== '')
  return { ask: before ? 'again' : 'first', version }
}
