import { failureOf } from '@/api/failure'
import { buildHeaders } from '@/api/headers'
import { saveEvent, saveOpenEvent } from '@/api/tracking'
import type { TrackingEvent } from '@/api/tracking'
import { judge } from '@/api/verdict'
import { apiBase, env } from '@/lib/env'
import { parseOrKeep } from '@/lib/json'
import { clientInfoHeader, isLoggedIn, tokens } from '@/session/session'
import type { Outcome } from './queue'

/** Kept at hand, because a page that is being left has no time to ask for it. */
let clientInfo: string | undefined

/** Fetches the client info ahead, after the session is ready. Never rejects. */
export async function prepareHeaders(): Promise<void> {
  clientInfo = await clientInfoHeader()
}

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
  const withAuth = call.auth !== 'omit'
  try {
    const response = await fetch(apiBase(env.mode, env.apiOrigin) + call.path, {
      method: call.method,
      keepalive: true,
      credentials: 'include',
      headers: {
        'Content-Type': 'application/json',
        ...buildHeaders({ tokens: tokens(), clientInfo, href: window.location.href, withAuth }),
      },
      body: JSON.stringify(event),
    })
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
