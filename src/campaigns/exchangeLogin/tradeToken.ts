import { failureOf } from '@/api/failure'
import { getAuthorization } from '@/api/login'
import { logIn, setWrapperToken, tokens } from '@/session/session'

/** The person waits no longer for a login that needs no hands. */
export const PATIENCE_MS = 3000

/**
 * Trades the app's token for a login of ours; the session tells of it. True when it did. Never rejects.
 * @param signal ends it: from then on it changes nothing
 */
export async function tradeToken(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await getAuthorization(undefined, { signal })
    // The form may have been faster, with another phone.
    if (answer.accessToken === '' || signal.aborted || tokens().stored) return false
    await logIn(answer)
    return true
  } catch (error) {
    // A token that the platform refuses must not go along with the login that comes after it.
    if (failureOf(error).kind === 'signedOut') setWrapperToken('')
    return false
  }
}
