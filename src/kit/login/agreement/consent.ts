import type { queryPrivacy } from '@/api/privacy'

type Items = Awaited<ReturnType<typeof queryPrivacy>>['items']

export interface Consent {
  /** `again`: the person agreed to an older version. `given`: to this one. */
  ask: 'first' | 'again' | 'given'
  /** The version that a login sends. */
  version: string
}

export const UNKNOWN_CONSENT: Consent = { ask: 'first', version: '' }

const TEXTS: readonly string[] = ['USER_AGREEMENT', 'PRIVACY_POLICY']

/** What the platform knows about this person's consent. ASSUMED: the privacy policy's version is that of both texts. */
export function consentOf(items: Items): Consent {
  const version = items.find(({ type }) => type === 'PRIVACY_POLICY')?.version || items[0]?.version
  if (version === undefined) return UNKNOWN_CONSENT
  const agreed = items.filter(isAgreed).map(({ type }) => type)
  if (items.length === agreed.length && TEXTS.every((type) => agreed.includes(type)))
    return { ask: 'given', version }
  const older = items.some(
    (item) => item.agreedVersion !== '' && item.agreedVersion !== item.version,
  )
  return { ask: older ? 'again' : 'first', version }
}

function isAgreed({ version, agreedVersion, needAgree }: Items[number]): boolean {
  return !needAgree && agreedVersion !== '' && agreedVersion === version
}
