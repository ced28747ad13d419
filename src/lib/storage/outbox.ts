import { asRecord } from '@/lib/storage/json'
import { localStore } from '@/lib/storage/storage'
import { LEAVING_BYTES, add, leftOver, putBack, take } from './outboxQueue'
import type { Outcome, Queue } from './outboxQueue'

/** One or more. */
export type Some<Event> = readonly [Event, ...Event[]]

export interface OutboxOptions<Event> {
  /** Its key in local storage. */
  key: string
  /** Above this the oldest events are dropped. */
  maxWaiting: number
  /** This many are sent without waiting, and at most in one batch. */
  batchSize: number
  /** The events in one request. */
  perRequest: number
  /** How long an event may wait for others, after this many failed batches in a row. */
  delayMs: (failures: number) => number
  /** A stored event, of any version or origin; undefined if invalid. */
  parse: (stored: unknown) => Event | undefined
  /** Runs before a batch is taken out. */
  prepare?: () => Promise<void>
  /** Never rejects. */
  send: (events: Some<Event>) => Promise<Outcome>
  /** While the page is being left: starts at once and outlives the page. Never rejects. */
  sendLeaving: (events: Some<Event>) => Promise<Outcome>
}

export interface Outbox<Event> {
  add(event: Event): void
  /** Sends what earlier visits left, and follows the network and the page's end. Call it once. */
  start(): void
  /** Sends the waiting events, one batch at most. Never rejects. */
  sendNow(): Promise<void>
  waiting(): Queue<Event>
}

/**
 * A bounded queue of events in local storage, one for all tabs: whoever sends an event takes it out first, so that no
 * other tab sends it too, and puts it back when it was not taken (docs/decisions/tracking.md).
 */
export function createOutbox<Event>(options: OutboxOptions<Event>): Outbox<Event> {
  const { key, maxWaiting, batchSize, perRequest, delayMs } = options
  let sending = false
  /**
   * Since the last batch that was taken: the queue is idle until the next event, the network's return or the next load.
   */
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = () => parseQueue(localStore.get(key), options.parse, maxWaiting)

  function write(queue: Queue<Event>): void {
    if (queue.length > 0) localStore.set(key, JSON.stringify(queue))
    else localStore.remove(key)
  }

  function schedule(ms: number): void {
    if (timer !== undefined && ms > 0) return
    clearTimeout(timer)
    timer = setTimeout(() => void sendNow(), ms)
  }

  /** One request after the other: the first failure ends the batch, so a receiver that is down is called once. */
  async function sendNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (sending) return
    sending = true
    await options.prepare?.()
    const before = failures
    for (let sent = 0; sent < batchSize && failures === before; sent += perRequest) {
      const taken = takeOut(perRequest)
      const events = eventsOf(taken)
      if (!events) break
      settle([{ taken, outcome: await options.send(events) }])
    }
    sending = false
    if (failures !== before) return
    failures = 0
    if (read().length > 0) schedule(delayMs(0))
  }

  async function flushLeaving(): Promise<void> {
    if (!navigator.onLine) return
    const all = takeOut(batchSize, LEAVING_BYTES)
    const sent: Promise<Tried<Event>>[] = []
    for (let at = 0; at < all.length; at += perRequest) {
      const taken = all.slice(at, at + perRequest)
      const events = eventsOf(taken)
      if (events) sent.push(options.sendLeaving(events).then((outcome) => ({ taken, outcome })))
    }
    if (sent.length > 0) settle(await Promise.all(sent))
  }

  function takeOut(maxCount: number, maxBytes?: number): Queue<Event> {
    const { taken, rest } = take(read(), maxCount, maxBytes)
    if (taken.length > 0) write(rest)
    return taken
  }

  function settle(tried: readonly Tried<Event>[]): void {
    if (tried.every(({ outcome }) => outcome === 'taken')) return
    failures += 1
    const failed = tried.flatMap(({ taken, outcome }) =>
      taken.flatMap((waiting) => leftOver(waiting, outcome)),
    )
    write(putBack(read(), failed, maxWaiting))
  }

  return {
    add(event) {
      const queue = add(read(), event, maxWaiting)
      write(queue)
      schedule(delayOf(queue.length, options, failures))
    },
    start() {
      window.addEventListener('online', () => void sendNow())
      window.addEventListener('pagehide', () => void flushLeaving())
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') void flushLeaving()
      })
      if (read().length > 0) schedule(delayMs(0))
    },
    sendNow,
    waiting: read,
  }
}

interface Tried<Event> {
  taken: Queue<Event>
  outcome: Outcome
}

function eventsOf<Event>([first, ...others]: Queue<Event>): Some<Event> | undefined {
  return first && [first.event, ...others.map(({ event }) => event)]
}

/** How long the queue may wait after an event: a full batch is sent at once, but not while sending fails. */
export function delayOf(
  length: number,
  { batchSize, delayMs }: Pick<OutboxOptions<never>, 'batchSize' | 'delayMs'>,
  failures: number,
): number {
  return length >= batchSize && failures === 0 ? 0 : delayMs(failures)
}

/** The stored queue; a damaged one reads as empty. */
export function parseQueue<Event>(
  stored: string | null,
  parse: (stored: unknown) => Event | undefined,
  maxWaiting: number,
): Queue<Event> {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return list.flatMap((value) => parseWaiting(value, parse)).slice(-maxWaiting)
  } catch {
    return []
  }
}

function parseWaiting<Event>(
  value: unknown,
  parse: (stored: unknown) => Event | undefined,
): Queue<Event> {
  const { event, refusals } = asRecord(value) ?? {}
  const parsed = parse(event)
  if (parsed === undefined) return []
  return [{ event: parsed, refusals: typeof refusals === 'number' ? refusals : 0 }]
}
