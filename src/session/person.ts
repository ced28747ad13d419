import { hash64 } from '@/lib/hash'
import { sessionStore } from '@/lib/storage/storage'
import {
  NOBODY,
  forgetLogin,
  isPersonKnown,
  lastCause,
  personKey,
  recordUid,
  subscribe,
  tokens,
} from './session'

/** The prefix of the keys of `personalStore`, and the key of its owner's hash. */
export const OWN = 'mine:'
export const OWNER_KEY = 'mine-of'
/** Keys that exist only in memory, if storage is not writable. */
export const ownKeys = new Set<string>()

interface Person {
  key: string
  /** Undefined until an answer has it. */
  uid: string | undefined
}

/** The person whose data may be on the page: the last one who was logged in and has not logged out. */
let here: Person | undefined
/** Their login is over: the page's data is kept for them. */
let isOver = false
let changes = 0

subscribe(update)

/**
 * A number that changes when the person changes or logs out: whatever is on screen is rendered anew then. A guest who
 * logs in keeps what they did, and so does a person who logs in again after their login was over; by the uid where both
 * logins have it, else by logging in on this page.
 */
export function personChanges(): number {
  update()
  return changes
}

/**
 * A hash of the person whose data may be on the page; '' for a guest. Undefined until the app has answered who is
 * logged in.
 */
export function personOnPage(): string | undefined {
  if (!isPersonKnown()) return undefined
  update()
  return here ? hash64(here.key) : ''
}

/**
 * An answer has named the person of this key (`personKey` when it was asked). If a record without an owner is beside
 * the app's token and two people are named, the record is not of the app's person: it is deleted.
 */
export function noteUid(key: string, uid: string): void {
  update()
  if (here?.key !== key) return
  const { wrapper, stored } = tokens()
  const isMixed = wrapper && stored && recordUid() === undefined
  if (isMixed && here.uid !== undefined && here.uid !== uid) forgetLogin('elsewhere')
  else here.uid = uid
}

function update(): void {
  if (!isPersonKnown()) return
  const key = personKey()
  if (key === NOBODY) {
    if (here && lastCause() === 'over') isOver = true
    else if (here) leave()
    return
  }
  if (key === here?.key) {
    isOver = false
    return
  }
  const next = { key, uid: recordUid() }
  if (here && isSame(here, next)) relabel(here.key, key)
  else if (here) forget(true)
  here = next
  isOver = false
}

/** The same person has a new token. */
function relabel(before: string, now: string): void {
  if (sessionStore.get(OWNER_KEY) === hash64(before)) sessionStore.set(OWNER_KEY, hash64(now))
}

function isSame(before: Person, next: Person): boolean {
  if (before.uid !== undefined && next.uid !== undefined) return before.uid === next.uid
  return lastCause() === 'trade' || (isOver && lastCause() === 'login')
}

/** A logout on this page navigates by itself; one elsewhere removes the person's data from the screen. */
function leave(): void {
  here = undefined
  isOver = false
  forget(lastCause() !== 'logout')
}

function forget(isOnScreen: boolean): void {
  emptyPersonalStore()
  if (isOnScreen) changes += 1
}

export function emptyPersonalStore(): void {
  for (const key of [...storedKeys(), ...ownKeys]) if (key.startsWith(OWN)) sessionStore.remove(key)
  ownKeys.clear()
  sessionStore.remove(OWNER_KEY)
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage)
  } catch {
    return []
  }
}
