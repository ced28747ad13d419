import { endpoint } from './core/endpoint'
import { anything } from './core/read'

/** A burying-point event. GIVEN (specification section 3). `extraInfo` holds ids only. */
export interface TrackingEvent {
  /** `YYYY-MM-DD HH:mm:ss` */
  eventTime: string
  pageName: string
  elementType: 'page' | 'button' | 'card' | 'tab' | 'input' | 'popup'
  elementName: string
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
