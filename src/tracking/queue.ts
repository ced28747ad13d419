import type { TrackingEvent } from '@/api/tracking'
import { asRecord } from '@/lib/storage/json'
import { idsOnly } from './extraInfo'

export const MAX_WAITING = 200
export const BATCH_SIZE = 10
export const SEND_INTERVAL_MS = 3000

/** `YYYY-MM-DD HH:mm:ss` in the person's local time. */
export function eventTime(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}

const ELEMENT_TYPES: readonly TrackingEvent['elementType'][] = [
  'page',
  'button',
  'card',
  'tab',
  'input',
  'popup',
]

/** An event with a hash of its owner; without one it is sent without a token. */
export interface OwnedEvent extends TrackingEvent {
  owner?: string
}

/** The fields that are sent. */
export const bodyOf = ({ owner: _owner, ...event }: OwnedEvent): TrackingEvent => event

/** A stored event; undefined if invalid. */
export function parseEvent(stored: unknown): OwnedEvent | undefined {
  const { eventTime, pageName, elementType, elementName, extraInfo, owner } = asRecord(stored) ?? {}
  if (!isText(eventTime) || !isText(pageName) || !isText(elementName)) return undefined
  const known = ELEMENT_TYPES.find((type) => type === elementType)
  if (!known) return undefined
  const event = describe(eventTime, pageName, known, elementName, asRecord(extraInfo))
  return isText(owner) ? { ...event, owner } : event
}

/** Builds the body of an event. Only ids of `extraInfo` are kept. */
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
