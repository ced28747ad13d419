import { parseJson } from '@/lib/storage/json'
import { BridgeError } from './bridge'
import { connectBridge } from './connect'

const CALL_TIMEOUT_MS = 1500

interface CallOptions {
  timeoutMs?: number
}

/**
 * Calls a handler of the app; the first answer counts, read by `readAnswer`. The time runs from the call, not from the
 * wait for the bridge.
 * @throws BridgeError: no bridge, no answer in time (an unknown handler that the app does not report), or a bridge that
 * throws.
 */
export function callBridge(
  handler: string,
  data: object = {},
  { timeoutMs = CALL_TIMEOUT_MS }: CallOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let answered = false
    sendToBridge(handler, data, (answer) => {
      answered = true
      clearTimeout(timer)
      resolve(readAnswer(answer))
    })
      .then(() => {
        if (!answered)
          timer = setTimeout(() => reject(new BridgeError('timeout', handler)), timeoutMs)
      })
      .catch(reject)
  })
}

/**
 * Hands a message to the app and waits for no answer.
 * @throws BridgeError: no bridge, or a bridge that throws.
 */
export async function sendToBridge(
  handler: string,
  data: object = {},
  onAnswer: (answer: unknown) => void = () => undefined,
): Promise<void> {
  const bridge = await connectBridge()
  if (!bridge) throw new BridgeError('absent', handler)
  try {
    // A copy, and never undefined: an Android library writes its callback id into the object.
    bridge.callHandler(handler, { ...data }, onAnswer)
  } catch (error) {
    throw error instanceof BridgeError ? error : new BridgeError('threw', handler)
  }
}

/**
 * What the app sent, whichever system: Android sends JSON as text. A bare number stays text, because a token may be
 * made of digits.
 */
export function readAnswer(answer: unknown): unknown {
  if (typeof answer !== 'string' || !/^\s*(?:[{["]|(?:true|false|null)\s*$)/.test(answer))
    return answer
  try {
    return parseJson(answer)
  } catch {
    return answer
  }
}
