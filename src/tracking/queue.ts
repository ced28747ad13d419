import type { TrackingEvent } from '@/api/tracking'
import { asRecord } from '@/lib/json'
import { idsOnly } from './extraInfo'

/** An event that waits to be sent. */
export interface Waiting {
  event: TrackingEvent
  /** How often the platform itself has said no to it. */
  refusals: number
}

export type Queue = readonly Waiting[]

/**
 * `taken`: the platform has it. `refused`: the platform said no. `unreachable`: nobody can tell, or nobody was there.
 */
export type Outcome = 'taken' | 'refused' | 'unreachable'

export const MAX_WAITING = 200
export const BATCH_SIZE = 10
export const SEND_INTERVAL_MS = 3000
/** Browsers refuse `keepalive` bodies above 64 KB in all. */
export const LEAVING_BYTES = 60_000
/** After so many refusals an event is given up, so that a single bad one cannot hold up the others for ever. */
export const MAX_REFUSALS = 3

/** The queue with one event more; the oldest make room. */
export function add(queue: Queue, event: TrackingEvent): Queue {
  return bounded([...queue, { event, refusals: 0 }])
}

/** Splits off the oldest events: so many at most, and no more bytes than given. */
export function take(
  queue: Queue,
  maxCount: number,
  maxBytes = Infinity,
): { taken: Queue; rest: Queue } {
  let bytes = 0
  const limit = queue
    .slice(0, maxCount)
    .findIndex(({ event }) => (bytes += sizeOf(event)) > maxBytes)
  const count = limit < 0 ? maxCount : limit
  return { taken: queue.slice(0, count), rest: queue.slice(count) }
}

/** Puts events that were not taken back where they came from: in front. */
export function putBack(queue: Queue, failed: Queue): Queue {
  return bounded([...failed, ...queue])
}

/** What is left of an event after a try to send it. */
export function leftOver({ event, refusals }: Waiting, outcome: Outcome): Queue {
  if (outcome === 'taken') return []
  const next = { event, refusals: outcome === 'refused' ? refusals + 1 : refusals }
  return next.refusals < MAX_REFUSALS ? [next] : []
}

/** How long the queue may wait after an event: ten are sent at once, but not while sending fails. */
export function delayOf(queue: Queue, failing: boolean): number {
  return queue.length >= BATCH_SIZE && !failing ? 0 : SEND_INTERVAL_MS
}

/** The stored queue; what is damaged reads as not there. */
export function parseQueue(stored: string | null): Queue {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? bounded(list.flatMap(parseWaiting)) : []
  } catch {
    return []
  }
}

/** `YYYY-MM-DD HH:mm:ss` on the clock of the place where the person is. */
export function eventTime(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}

export function sizeOf(event: TrackingEvent): number {
  return new TextEncoder().encode(JSON.stringify(event)).length
}

function bounded(queue: Queue): Queue {
  return queue.slice(-MAX_WAITING)
}

const ELEMENT_TYPES: readonly TrackingEvent['elementType'][] = [
  'page',
  'button',
  'card',
  'tab',
  'input',
  'popup',
]

function parseWaiting(value: unknown): Queue {
  const { event, refusals } = asRecord(value) ?? {}
  const { eventTime, pageName, elementType, elementName, extraInfo } = asRecord(event) ?? {}
  if (!isText(eventTime) || !isText(pageName) || !isText(elementName)) return []
  const known = ELEMENT_TYPES.find((type) => type === elementType)
  if (!known) return []
  const parsed = describe(eventTime, pageName, known, elementName, asRecord(extraInfo))
  return [{ event: parsed, refusals: typeof refusals === 'number' ? refusals : 0 }]
}

/** Builds the body of an event. Of `extraInfo` only ids stay. */
export function describe(
  eventTime: string,
  pageName: string,
  elementType: TrackingEvent['elementType'],
  elementName: string,
  extraInfo: Readonly<Record<string, unknown>> = {},
): TrackingEvent {
  const ids = idsOnly(extraInfo)
  return {
    eventTime,
    pageName,
    elementType,
    elementName,
    ...(Object.keys(ids).length > 0 && { extraInfo: ids }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
