import { isLoggedIn, loginCount, personKey, subscribe, whenReady } from './session'

let key = 0
/** The sessions without a login. */
const guestKeys = new Set<number>()
/** Undefined until the wrapper has answered: requests wait for that too, so its first token changes no answers. */
let known: string | undefined
let learning: Promise<void> | undefined

/**
 * A number that changes with the person, as far as that is known: with every login, logout and other token. The same
 * token again counts as a change after a login. Part of the key of every cached answer that belongs to a person.
 */
export function sessionKey(): number {
  learning ??= whenReady().then(() => {
    known = current()
  })
  if (known !== undefined && known !== current()) {
    known = current()
    key += 1
  }
  if (!isLoggedIn()) guestKeys.add(key)
  return key
}

/** Whether this `sessionKey` was that of a guest. */
export function isGuestSession(session: unknown): boolean {
  return typeof session === 'number' && guestKeys.has(session)
}

/** Runs after the session has changed, with the key of before; `sessionKey` is the new one by then. */
export function onSessionChange(listener: (previous: number) => void): () => void {
  // Not sessionKey(): modules register before the session has started.
  let last = key
  return subscribe(() => {
    const previous = last
    last = sessionKey()
    if (last !== previous) listener(previous)
  })
}

function current(): string {
  return `${loginCount()}|${personKey()}`
}
