import { useSyncExternalStore } from 'react'
import { personChanges } from './person'
import { isLoggedIn, subscribe } from './session'
import { sessionKey } from './sessionKey'

/** True while logged in; follows logins, purges, the wrapper and other tabs. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(subscribe, isLoggedIn, isLoggedIn)
}

/** `sessionKey` as a hook: a part of the query key of every answer that belongs to a person. */
export function useSessionKey(): number {
  return useSyncExternalStore(subscribe, sessionKey, sessionKey)
}

/** `personChanges` as a hook: the key of everything that must not outlive its person on screen. */
export function usePersonChanges(): number {
  return useSyncExternalStore(subscribe, personChanges, personChanges)
}
