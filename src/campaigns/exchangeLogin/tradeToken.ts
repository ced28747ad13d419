import { failureOf } from '@/api/failure'
import { getAuthorization } from '@/api/login'
import { logIn, setWrapperToken, tokens } from '@/session/session'

/** The person waits no longer for a login that needs no hands. */
export const PATIENCE_MS = 3000

/** Tokens of the app that have brought all that they can. In memory only, as the tokens themselves. */
const spent = new Set<string>()

/**
 * Trades the app's token for a login of ours; the session tells of it. True when it did. Never rejects. Each token is
 * traded once: when the login that it brought is refused as well, another of the same kind would lead in a circle.
 * @param signal ends it: from then on it changes nothing
 */
export async function tradeToken(signal: AbortSignal): Promise<boolean> {
  const { wrapper = '' } = tokens()
  if (spent.has(wrapper)) return giveUp(wrapper)
  try {
    const answer = await getAuthorization(undefined, { signal })
    // The form may have been faster, with another phone.
    if (answer.accessToken === '' || signal.aborted || tokens().stored) return false
    spent.add(wrapper)
    await logIn(answer)
    return true
  } catch (error) {
    return failureOf(error).kind === 'signedOut' && giveUp(wrapper)
  }
}

/** A token that the platform refuses must not go along with the login that comes after it. */
function giveUp(token: string): false {
  spent.add(token)
  if (tokens().wrapper === token) setWrapperToken('')
  return false
}
