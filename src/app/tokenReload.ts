import { personChanges } from '@/session/person'
import { subscribe, tokens, whenReady } from '@/session/session'

/**
 * The app's token changed, or another person is here: `reload` runs the loaders of the page that is open again. Starts
 * with the router, because a token may come before the code that comes after the first screen.
 */
export function reloadDataWithToken(reload: () => void): void {
  const current = () => `${personChanges()}|${tokens().wrapper ?? ''}`
  let known: string | undefined
  // The first calls wait for the same moment, and carry the token of then.
  void whenReady().then(() => {
    known = current()
  })
  subscribe(() => {
    const token = current()
    if (known === undefined || token === known) return
    known = token
    // Everybody else hears of it first: what is kept of the other person's answers goes.
    queueMicrotask(reload)
  })
}
