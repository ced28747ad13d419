import { failureOf } from '@/api/core/verdict/failure'
import { saveEvent, saveOpenEvent } from '@/api/tracking'
import type { TrackingEvent } from '@/api/tracking'
import { judge } from '@/api/core/verdict/verdict'
import { parseOrKeep } from '@/lib/storage/json'
import type { Outcome } from '@/lib/storage/outboxQueue'
import { sendKeepalive } from '@/session/keepalive'
import { isLoggedIn } from '@/session/session'

/** Sends one event. Never rejects. */
export async function send(event: TrackingEvent): Promise<Outcome> {
  if (isLoggedIn()) {
    const outcome = await attempt(saveEvent, event)
    if (outcome !== 'signedOut') return outcome
  }
  const outcome = await attempt(saveOpenEvent, event)
  return outcome === 'signedOut' ? 'refused' : outcome
}

async function attempt(
  call: typeof saveEvent,
  event: TrackingEvent,
): Promise<Outcome | 'signedOut'> {
  try {
    await call(event)
    return 'taken'
  } catch (error) {
    const { kind } = failureOf(error)
    if (kind === 'signedOut') return kind
    if (kind === 'empty') return 'taken'
    return kind === 'refused' || kind === 'business' || kind === 'shape' ? 'refused' : 'unreachable'
  }
}

/** Sends one event while the page is being left: starts at once and outlives the page. Never rejects. */
export async function sendLeaving(event: TrackingEvent): Promise<Outcome> {
  const call = isLoggedIn() ? saveEvent : saveOpenEvent
  try {
    const response = await sendKeepalive(call, event)
    return outcomeOf(response.status, await response.text())
  } catch {
    return 'unreachable'
  }
}

function outcomeOf(status: number, text: string): Outcome {
  const verdict = judge(status, parseOrKeep(text))
  if (verdict.kind === 'ok') return 'taken'
  if (verdict.kind !== 'broken') return 'refused'
  return verdict.reason === 'empty' ? 'taken' : 'unreachable'
}
