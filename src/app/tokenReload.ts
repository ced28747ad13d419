import { personChanges } from '@/session/person'
import { loginCount, subscribe, tokens, whenReady } from '@/session/session'

/**
 * Calls `reload`, which runs the loaders of the open page again, after a login, and when the app's token or the person
 * has changed. A trade counts as a login once the app's token was refused. Starts with the router, because a token may
 * come before the code that comes after the first screen.
 */
export function reloadDataWithToken(reload: () => void): void {
  const current = () => `${personChanges()}|${loginCount()}|${tokens().wrapper ?? ''}`
  let known: string | undefined
  // The first calls wait for the same moment, and have the token of that time.
  void whenReady().then(() => {
    known = current()
  })
  subscribe(() => {
    const token = current()
    if (known === undefined || token === known) return
    known = token
    // After all other listeners: they first drop the previous person's answers.
    queueMicrotask(reload)
  })
}
