import type { FoundUser } from '@/api/user'
import { maskedPhone } from '@/lib/format/maskedPhone'

/** What tells people of the same name and picture apart. */
export function identityLines({ phoneMasked, uid }: Pick<FoundUser, 'phoneMasked' | 'uid'>) {
  return [maskedPhone(phoneMasked), uid && `UID ${uid}`].filter(Boolean)
}
