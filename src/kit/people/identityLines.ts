import type { FoundUser } from '@/api/user'

/** Distinguishes people with the same name and picture. */
export function identityLines({ phoneMasked, uid }: Pick<FoundUser, 'phoneMasked' | 'uid'>) {
  return [phoneMasked, uid && `UID ${uid}`].filter(Boolean)
}
