import { failureOf } from '@/api/core/verdict/failure'
import { getAuthorization } from '@/api/login'
import { adoptLogin, subscribe, tokens } from './session'

/** `refused`: the platform rejects the token, or it has been traded before. */
export type Trade = 'done' | 'refused' | 'failed'

/** Tokens of the app that were traded already. In memory only, as the tokens themselves. */
const spent = new Set<string>()
/** Tokens with a pending trade. */
const asked = new Set<string>()

/**
 * Trades the app's token for a login record of ours; the session reports the change. Never rejects. Each token is
 * traded once: when the login that it brought is refused as well, another of the same kind would loop.
 * @param signal ends it: from then on it changes nothing
 */
export async function tradeToken(signal?: AbortSignal): Promise<Trade> {
  const { wrapper = '' } = tokens()
  if (spent.has(wrapper)) return 'refused'
  asked.add(wrapper)
  try {
    const answer = await getAuthorization(undefined, { ...(signal && { signal }) })
    // The form may have been faster, with another phone; or the person in the app has changed.
    const isLate = signal?.aborted || tokens().stored || tokens().wrapper !== wrapper
    if (answer.accessToken === '' || isLate) return 'failed'
    spent.add(wrapper)
    await adoptLogin(answer)
    return 'done'
  } catch (error) {
    if (failureOf(error).kind !== 'signedOut') return 'failed'
    spent.add(wrapper)
    return 'refused'
  } finally {
    asked.delete(wrapper)
  }
}

/**
 * From now on each token of the app is traded when there is no login record (reading 20). A token that is refused stays:
 * other calls may take it.
 * @returns ends it
 */
export function tradeAppTokens(): () => void {
  const tried = new Set<string>()
  const look = () => {
    const { wrapper, stored } = tokens()
    if (!wrapper || stored || asked.has(wrapper) || tried.has(wrapper)) return
    tried.add(wrapper)
    void tradeToken()
  }
  look()
  return subscribe(look)
}
