/** An event that waits to be sent. */
export interface Waiting<Event> {
  event: Event
  /** How often the receiver itself has refused it. */
  refusals: number
}

export type Queue<Event> = readonly Waiting<Event>[]

/**
 * `taken`: the receiver has it. `refused`: the receiver refused it. `unreachable`: unknown, or there was no connection.
 */
export type Outcome = 'taken' | 'refused' | 'unreachable'

/** Browsers refuse `keepalive` bodies above 64 KB in all. */
export const LEAVING_BYTES = 60_000
/** After this many refusals an event is dropped, so that a single bad one cannot block the others forever. */
export const MAX_REFUSALS = 3

/** The queue with one more event; the oldest are dropped. */
export function add<Event>(queue: Queue<Event>, event: Event, maxWaiting: number): Queue<Event> {
  return [...queue, { event, refusals: 0 }].slice(-maxWaiting)
}

/** Splits off the oldest events: at most `maxCount`, and no more bytes than given. */
export function take<Event>(
  queue: Queue<Event>,
  maxCount: number,
  maxBytes = Infinity,
): { taken: Queue<Event>; rest: Queue<Event> } {
  let bytes = 0
  const limit = queue
    .slice(0, maxCount)
    .findIndex(({ event }) => (bytes += sizeOf(event)) > maxBytes)
  const count = limit < 0 ? maxCount : limit
  return { taken: queue.slice(0, count), rest: queue.slice(count) }
}

/** Puts events that were not taken back at the front. */
export function putBack<Event>(
  queue: Queue<Event>,
  failed: Queue<Event>,
  maxWaiting: number,
): Queue<Event> {
  return [...failed, ...queue].slice(-maxWaiting)
}

/** The remains of an event after an attempt to send it. */
export function leftOver<Event>(
  { event, refusals }: Waiting<Event>,
  outcome: Outcome,
): Queue<Event> {
  if (outcome === 'taken') return []
  const next = { event, refusals: outcome === 'refused' ? refusals + 1 : refusals }
  return next.refusals < MAX_REFUSALS ? [next] : []
}

export function sizeOf(event: unknown): number {
  return new TextEncoder().encode(JSON.stringify(event)).length
}
