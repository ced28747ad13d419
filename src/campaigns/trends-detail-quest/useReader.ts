import { useState, useSyncExternalStore } from 'react'
import { subscribe, tokens } from '@/session/session'

/**
 * A number that changes with the person who reads, as far as it can be told. The app renews its token for the same
 * person; a stored one is only ever changed by a login.
 * @param logins how many logins the page has asked for
 */
export function useReader(logins: number): number {
  const login = `${logins}|${useSyncExternalStore(subscribe, loginInForce)}`
  const [reader, setReader] = useState({ login, turn: 0 })
  // Counted, because with a guest in between the same words can be another person.
  if (reader.login !== login) setReader({ login, turn: reader.turn + 1 })
  return reader.turn
}

function loginInForce(): string {
  const { wrapper, stored = '' } = tokens()
  return `${wrapper ? 'app' : ''}|${stored}`
}
