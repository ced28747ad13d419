import type { EarlyAnswer } from '@/api/transport'
import type { ProviderGroup } from '@/api/providerGroups'
import type { Visit } from '@/bridge/environment'
import type { Entry } from './entry'

/** What the page's own HTML hands to the app. */
export interface EarlyState {
  visit: Visit['visit']
  entry: Entry
  /** The home call that the HTML has started. */
  home?: Promise<EarlyAnswer>
  /** The list is being painted: the app waits until it is whole. */
  painting?: boolean
  /** The groups that stand in the page already, complete. */
  painted?: ProviderGroup[]
  /** The last button that was pressed before the app could hear it. */
  pressed?: HTMLElement
  /** The app hears presses itself. */
  hears?: boolean
  /** The app has taken the page over: the HTML paints no more. */
  taken?: boolean
}

declare global {
  interface Window {
    __early?: EarlyState
  }
}
