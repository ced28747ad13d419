import { useSyncExternalStore } from 'react'
import { isLoggedIn, subscribe } from './session'

/** True while somebody is logged in; follows logins, purges, the wrapper and other tabs. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(subscribe, isLoggedIn)
}
