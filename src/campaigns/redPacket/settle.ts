import { failureOf } from '@/api/core/verdict/failure'
import type { RainInfo, RainResult } from '@/api/redPacket'

/** The result of a play. */
export type Outcome =
  | { kind: 'WIN'; amountText: string; rewardName: string }
  | { kind: 'MISS' }
  /** The platform's own message. */
  | { kind: 'REFUSED'; text: string }
  | { kind: 'SIGNED_OUT' }
  /** The result is not known yet: the same play can be asked about later. */
  | { kind: 'UNKNOWN' }

/** The content of the result layer: a practice has a result of its own. */
export type ShownOutcome = Outcome | { kind: 'PRACTICE'; hits: number }

const TRIES = 3
const PAUSES_MS = [1200, 2500] as const

/**
 * Asks for the result of a play, up to three times where the answer is lost or cannot be read: always with the same
 * `playToken`, which the platform settles once. Never rejects.
 */
export async function settlePlay(
  ask: () => Promise<RainInfo>,
  pause: (ms: number) => Promise<void>,
): Promise<Outcome> {
  for (let at = 0; at < TRIES; at += 1) {
    if (at > 0) await pause(PAUSES_MS[at - 1] ?? 0)
    const outcome = await settleOnce(ask)
    if (outcome.kind !== 'UNKNOWN') return outcome
  }
  return { kind: 'UNKNOWN' }
}

async function settleOnce(ask: () => Promise<RainInfo>): Promise<Outcome> {
  try {
    return outcomeOf((await ask()).result)
  } catch (error) {
    const { kind, unknownResult, text } = failureOf(error)
    if (kind === 'signedOut') return { kind: 'SIGNED_OUT' }
    return unknownResult ? { kind: 'UNKNOWN' } : { kind: 'REFUSED', text }
  }
}

function outcomeOf(result: RainResult | null): Outcome {
  if (!result) return { kind: 'UNKNOWN' }
  const { status, amountText, rewardName } = result
  return status === 'WIN' ? { kind: 'WIN', amountText, rewardName } : { kind: 'MISS' }
}
