import { failureOf } from '@/api/core/verdict/failure'

/**
 * A code that only its person can have.
 * @param onSignedOut the login is missing or over: closes the poster and opens the login
 * @throws what went wrong, also a missing login; the poster says so
 */
export async function ownCode<Code>(
  load: () => Promise<Code>,
  onSignedOut: () => void,
): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (failureOf(error).kind === 'signedOut') onSignedOut()
    throw error
  }
}
