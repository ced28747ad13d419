import { failureOf } from '@/api/core/verdict/failure'
import { judge } from '@/api/core/verdict/verdict'
import { saveEvent, saveOpenEvent } from '@/api/tracking'
import { hash64 } from '@/lib/hash'
import { parseOrKeep } from '@/lib/storage/json'
import { createOutbox } from '@/lib/storage/outbox'
import type { Queue, Outcome } from '@/lib/storage/outboxQueue'
import { prepareHeaders, sendKeepalive } from '@/session/keepalive'
import { personKey, subscribe, isLoggedIn } from '@/session/session'
import {
  BATCH_SIZE,
  MAX_WAITING,
  SEND_INTERVAL_MS,
  describe,
  eventTime,
  parseEvent,
  bodyOf,
  type OwnedEvent,
} from './queue'
import { connectTracker, type Noted } from './track'

const outbox = createOutbox<OwnedEvent>({
  key: 'trackingQueue',
  maxWaiting: MAX_WAITING,
  batchSize: BATCH_SIZE,
  perRequest: 1,
  delayMs: () => SEND_INTERVAL_MS,
  parse: parseEvent,
  prepare: prepareHeaders,
  send: ([event]) => send(event),
  sendLeaving: ([event]) => sendLeaving(event),
})

let started = false

/** Puts an event into the queue (specification section 3). Never throws. */
export function recordEvent({
  at,
  pageName,
  elementType,
  elementName,
  extraInfo,
  person = personKey(),
}: Noted): void {
  try {
    const event = describe(eventTime(at), pageName, elementType, elementName, extraInfo)
    outbox.add({ ...event, owner: hash64(person) })
  } catch {
    // A failure of tracking must not affect the person's tap.
  }
}

/** Sends what earlier visits left, and follows the network and the page's end. Called once, after the first screen. */
export function startTracking(): void {
  if (started) return
  started = true
  connectTracker(recordEvent)
  subscribe(() => void prepareHeaders())
  // Not before: a first visit's fingerprint must not compete with the page itself.
  if (document.readyState === 'complete') void prepareHeaders()
  else window.addEventListener('load', () => void prepareHeaders(), { once: true })
  outbox.start()
}

/** The waiting events, for the test page. */
export function waitingEvents(): Queue<OwnedEvent> {
  return outbox.waiting()
}

/** Sends the waiting events, ten at most. Never rejects. */
export function sendNow(): Promise<void> {
  return outbox.sendNow()
}

/** Sends one event, with a token only if it is its person's. Never rejects. */
async function send(event: OwnedEvent): Promise<Outcome> {
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
async function sendLeaving(event: OwnedEvent): Promise<Outcome> {
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
