import { hash64 } from '@/lib/hash'
import { createOutbox } from '@/lib/storage/outbox'
import type { Queue } from '@/lib/storage/outboxQueue'
import { prepareHeaders } from '@/session/keepalive'
import { personKey, subscribe } from '@/session/session'
import { BATCH_SIZE, MAX_WAITING, SEND_INTERVAL_MS, describe, eventTime, parseEvent } from './queue'
import type { OwnedEvent } from './queue'
import { send, sendLeaving } from './send'
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
