import { failureOf } from '@/api/core/verdict/failure'
import { saveEvent, saveOpenEvent } from '@/api/tracking'
import { judge } from '@/api/core/verdict/verdict'
import { parseOrKeep } from '@/lib/storage/json'
import { hash64 } from '@/lib/hash'
import type { Outcome } from '@/lib/storage/outboxQueue'
import { sendKeepalive } from '@/session/keepalive'
import { isLoggedIn, personKey } from '@/session/session'
import { bodyOf, type OwnedEvent } from './queue'

/** Sends one event, with a token only if it is its person's. Never rejects. */
export async function send(event: OwnedEvent): Promise<Outcome> {
  if (isTheirs(event)) {
    const outcome = await attempt(saveEvent, event, false)
    if (outcome !== 'signedOut') return outcome
  }
  const outcome = await attempt(saveOpenEvent, event, !isTheirs(event))
  return outcome === 'signedOut' ? 'refused' : outcome
}

/** Whether it belongs to the person who is logged in now. */
const isTheirs = ({ owner }: OwnedEvent) => isLoggedIn() && owner === hash64(personKey())

async function attempt(
  call: typeof saveEvent,
  event: OwnedEvent,
  anonymous: boolean,
): Promise<Outcome | 'signedOut'> {
  try {
    await call(bodyOf(event), { anonymous })
    return 'taken'
  } catch (error) {
    const { kind } = failureOf(error)
    if (kind === 'signedOut') return kind
    if (kind === 'empty') return 'taken'
    return kind === 'refused' || kind === 'business' || kind === 'shape' ? 'refused' : 'unreachable'
  }
}

/** Sends one event while the page is being left: starts at once and outlives the page. Never rejects. */
export async function sendLeaving(event: OwnedEvent): Promise<Outcome> {
  const isOwn = isTheirs(event)
  const call = isOwn ? saveEvent : saveOpenEvent
  try {
    const response = await sendKeepalive(call, bodyOf(event), !isOwn)
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
