import { sessionStore, type SafeStorage } from '@/lib/storage/storage'
import { OWN, OWNER_KEY, emptyPersonalStore, ownKeys, personOnPage } from './person'

/**
 * Session storage for all that belongs to a person: what they typed, were shown and have chosen. It is empty for any
 * other person, also after a reload; what a guest has left belongs to whoever logs in (docs/decisions/one-person.md).
 */
export const personalStore: SafeStorage = {
  get: (key) => (isTheirs() ? sessionStore.get(OWN + key) : null),
  set(key, value) {
    if (!isTheirs()) return false
    ownKeys.add(OWN + key)
    return sessionStore.set(OWN + key, value)
  },
  remove(key) {
    if (isTheirs()) sessionStore.remove(OWN + key)
  },
}

/** Empties it first if it is another person's. False while the person is unknown. */
function isTheirs(): boolean {
  const owner = personOnPage()
  if (owner === undefined) return false
  const before = sessionStore.get(OWNER_KEY) ?? ''
  if (before === owner) return true
  if (before !== '') emptyPersonalStore()
  sessionStore.set(OWNER_KEY, owner)
  return true
}
