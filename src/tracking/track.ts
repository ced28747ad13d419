import type { TrackingEvent } from '@/api/tracking'
import { isPersonKnown, personKey } from '@/session/session'
import type { ExtraInfo } from './extraInfo'

type ElementType = TrackingEvent['elementType']

/** An event as recorded by the page. */
export interface Noted {
  at: Date
  pageName: string
  elementType: ElementType
  elementName: string
  extraInfo?: ExtraInfo | undefined
  /** Its owner: `personKey` at that time; undefined if unknown. */
  person?: string | undefined
}

let record: ((noted: Noted) => void) | undefined
let waiting: Noted[] = []

/**
 * Records a tracking event (burying point, specification section 3). Returns at once, never throws, shows nothing. The
 * queue is loaded after the first screen (`tracker.ts`); earlier events wait for it.
 * @param pageName the route without its slash; `home` for the list of providers
 * @param elementName kebab-case
 * @param extraInfo ids only; anything else is left out
 */
export function track(
  pageName: string,
  elementType: ElementType,
  elementName: string,
  extraInfo?: ExtraInfo,
): void {
  const person = isPersonKnown() ? personKey() : undefined
  const noted = { at: new Date(), pageName, elementType, elementName, extraInfo, person }
  if (record) record(noted)
  else waiting.push(noted)
}

/** Connects the queue, and passes on all earlier events. */
export function connectTracker(next: (noted: Noted) => void): void {
  record = next
  const early = waiting
  waiting = []
  for (const noted of early) next(noted)
}
