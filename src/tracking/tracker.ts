import { localStore } from '@/lib/storage'
import { subscribe } from '@/session/session'
import {
  BATCH_SIZE,
  LEAVING_BYTES,
  SEND_INTERVAL_MS,
  add,
  delayOf,
  describe,
  eventTime,
  leftOver,
  parseQueue,
  putBack,
  take,
} from './queue'
import type { Outcome, Queue, Waiting } from './queue'
import { prepareHeaders, send, sendLeaving } from './send'
import { connectTracker } from './track'
import type { Noted } from './track'

/** One queue for all tabs: whoever sends an event takes it out first, so that nobody else sends it too. */
const QUEUE_KEY = 'trackingQueue'

let started = false
let sending = false
/** The last try failed: the queue rests until the next event, the network's return, or the next load. */
let failing = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Puts an event into the queue (specification section 3). Never throws. */
export function recordEvent({ at, pageName, elementType, elementName, extraInfo }: Noted): void {
  try {
    const event = describe(eventTime(at), pageName, elementType, elementName, extraInfo)
    const queue = add(readQueue(), event)
    writeQueue(queue)
    schedule(delayOf(queue, failing))
  } catch {
    // Whatever is wrong with tracking, the person's tap goes on.
  }
}

/** Sends what earlier visits left, and follows the network and the page's end. Once, after the first screen. */
export function startTracking(): void {
  if (started) return
  started = true
  connectTracker(recordEvent)
  window.addEventListener('online', () => void sendBatch())
  window.addEventListener('pagehide', flushLeaving)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushLeaving()
  })
  subscribe(() => void prepareHeaders())
  // Not before: a first visit's fingerprint must not compete with the page itself.
  if (document.readyState === 'complete') void prepareHeaders()
  else window.addEventListener('load', () => void prepareHeaders(), { once: true })
  if (readQueue().length > 0) schedule(SEND_INTERVAL_MS)
}

/** What waits to be sent, for the page that shows it. */
export function waitingEvents(): Queue {
  return readQueue()
}

/** Sends what waits now, ten at most. Never rejects. */
export function sendNow(): Promise<void> {
  return sendBatch()
}

function schedule(delayMs: number): void {
  if (timer !== undefined && delayMs > 0) return
  clearTimeout(timer)
  timer = setTimeout(() => void sendBatch(), delayMs)
}

/** One event after the other: the first that fails ends the batch, so a platform that is down is asked once. */
async function sendBatch(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  if (sending) return
  sending = true
  failing = false
  await prepareHeaders()
  for (let count = 0; count < BATCH_SIZE && !failing; count++) {
    const [first] = takeOut(1)
    if (!first) break
    settle([first], [await send(first.event)])
  }
  sending = false
  if (!failing && readQueue().length > 0) schedule(SEND_INTERVAL_MS)
}

function flushLeaving(): void {
  if (!navigator.onLine) return
  const taken = takeOut(BATCH_SIZE, LEAVING_BYTES)
  if (taken.length === 0) return
  void Promise.all(taken.map(({ event }) => sendLeaving(event))).then((outcomes) =>
    settle(taken, outcomes),
  )
}

function takeOut(maxCount: number, maxBytes?: number): Queue {
  const { taken, rest } = take(readQueue(), maxCount, maxBytes)
  if (taken.length > 0) writeQueue(rest)
  return taken
}

function settle(tried: readonly Waiting[], outcomes: readonly Outcome[]): void {
  if (outcomes.every((outcome) => outcome === 'taken')) return
  failing = true
  const failed = tried.flatMap((waiting, index) => leftOver(waiting, outcomes[index] ?? 'taken'))
  writeQueue(putBack(readQueue(), failed))
}

function readQueue(): Queue {
  return parseQueue(localStore.get(QUEUE_KEY))
}

function writeQueue(queue: Queue): void {
  if (queue.length > 0) localStore.set(QUEUE_KEY, JSON.stringify(queue))
  else localStore.remove(QUEUE_KEY)
}
