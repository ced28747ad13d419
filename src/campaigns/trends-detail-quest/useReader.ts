import { useState, useSyncExternalStore } from 'react'
import { loginCount, personTokens, subscribe } from '@/session/session'

/**
 * A number that changes with the person who reads, as far as it is known. The app renews its token for the same
 * person; a stored one is only ever changed by a login.
 */
export function useReader(): number {
  const login = useSyncExternalStore(subscribe, currentLogin, currentLogin)
  const [reader, setReader] = useState({ login, turn: 0 })
  // Counted, because with a guest in between the same login can be another person's.
  if (reader.login !== login) setReader({ login, turn: reader.turn + 1 })
  return reader.turn
}

function currentLogin(): string {
  const { wrapper, stored = '' } = personTokens()
  return `${loginCount()}|${wrapper ? 'app' : ''}|${stored}`
}
