import type { FoundUser } from '@/api/user'

/** What tells people of the same name and picture apart. */
export function identityLines({ phoneMasked, uid }: Pick<FoundUser, 'phoneMasked' | 'uid'>) {
  return [phoneMasked, uid && `UID ${uid}`].filter(Boolean)
}
