import { asRecord } from './json'

/** Something that waits to be sent. */
export interface Waiting<Event> {
  event: Event
  /** How often the receiver itself has said no to it. */
  refusals: number
}

export type Queue<Event> = readonly Waiting<Event>[]

/**
 * `taken`: the receiver has it. `refused`: the receiver said no. `unreachable`: unknown, or there was no connection.
 */
export type Outcome = 'taken' | 'refused' | 'unreachable'

/** Browsers refuse `keepalive` bodies above 64 KB in all. */
export const LEAVING_BYTES = 60_000
/** After so many refusals an event is given up, so that a single bad one cannot hold up the others for ever. */
export const MAX_REFUSALS = 3

/** The queue with one event more; the oldest make room. */
export function add<Event>(queue: Queue<Event>, event: Event, maxWaiting: number): Queue<Event> {
  return [...queue, { event, refusals: 0 }].slice(-maxWaiting)
}

/** Splits off the oldest events: so many at most, and no more bytes than given. */
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

/** Puts events that were not taken back where they came from: in front. */
export function putBack<Event>(
  queue: Queue<Event>,
  failed: Queue<Event>,
  maxWaiting: number,
): Queue<Event> {
  return [...failed, ...queue].slice(-maxWaiting)
}

/** What is left of an event after a try to send it. */
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

/** How long the queue may wait after an event: a whole batch is sent at once, but not while sending fails. */
export function delayOf(
  length: number,
  { batchSize, delayMs }: { batchSize: number; delayMs: (failures: number) => number },
  failures: number,
): number {
  return length >= batchSize && failures === 0 ? 0 : delayMs(failures)
}

/** The stored queue; what is damaged reads as not there. */
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
