import { connectBridge, onBridgeArrived, speakDialects } from '@/bridge/connect'
import { DIALECTS } from '@/bridge/dialects/dialects'
import { getAccessToken, getClientInfo, onAccessTokenChanged } from '@/bridge/handlers'

export interface WrapperFollower {
  /** The presently known token of the wrapper. */
  known: () => string | undefined
  /** The wrapper's answers: '' is logged out, undefined is unusable. */
  onAnswer: (token: string | undefined, clientInfo: string | undefined) => void
  /** A login or logout in the app. */
  onToken: (token: string) => void
}

/**
 * Asks the wrapper for its token and client info, asks again when it arrives late, and follows its changes. Resolves
 * when the first question is answered. A chunk of its own: only visits inside the app load it.
 */
export async function followWrapper({ known, onAnswer, onToken }: WrapperFollower): Promise<void> {
  speakDialects(DIALECTS)
  const ask = async () => {
    const before = known()
    const [answer, clientInfo] = await Promise.all([getAccessToken(), getClientInfo()])
    // A change that the app announced meanwhile is newer than its answer.
    const now = known()
    onAnswer(now === before ? answer : now, clientInfo)
  }
  onBridgeArrived(() => void ask())
  onAccessTokenChanged(onToken)
  if (await connectBridge()) await ask()
}
