import { hash64 } from '@/lib/hash'
import { isLoggedIn, personKey } from '@/session/session'

/** Stands for the person, as far as the token tells; '' for a guest. Nobody can be read from it. */
export function whoIsHere(): string {
  return isLoggedIn() ? hash64(personKey()) : ''
}
