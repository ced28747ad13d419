import { endpoint } from './core/endpoint'
import { anything } from './core/read'

/** A burying-point event. GIVEN (specification section 3). */
export interface TrackingEvent {
  /** When it happened: `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  eventTime: string
  /** The page, by the name of its events. */
  pageName: string
  /** What was shown or tapped. */
  elementType: 'page' | 'button' | 'card' | 'tab' | 'input' | 'popup'
  /** The name of the element. */
  elementName: string
  /** Ids that belong to it, by their names. */
  extraInfo?: Record<string, string>
}

/** For people who are logged in. */
export const saveEvent = endpoint<TrackingEvent>()({
  name: 'buriedPoint/save',
  method: 'POST',
  path: '/finance/buriedPoint/save',
  auth: 'required',
  given: 'path and method',
  silent: true,
  answer: anything,
})

/** For guests. */
export const saveOpenEvent = endpoint<TrackingEvent>()({
  name: 'buriedPoint/open/save',
  method: 'POST',
  path: '/finance/buriedPoint/open/save',
  auth: 'optional',
  given: 'path and method',
  silent: true,
  answer: anything,
})
