import type { Tokens } from '@/api/core/headers'
import type { MainRequest } from '@/api/core/mainRequest'
import type { EarlyAnswer } from '@/api/core/transport'
import type { ProviderGroup } from '@/api/providerGroups'
import type { Visit } from '@/bridge/environment'
import type { Entry } from './entry'

/** Who makes a call. */
export interface Caller {
  tokens: Tokens
  /** Resolves with undefined when it cannot be obtained. */
  clientInfo: Promise<string | undefined>
}

/** A call of the page that was sent before the app has loaded; it serves one call of the app. */
export interface EarlyCall extends MainRequest {
  answer: Promise<EarlyAnswer>
  /** Those that it is sent with: the answer is valid for that person only. */
  tokens: Tokens
  /**
   * The header that it is sent with; undefined for a call without auth. Resolves with undefined when it cannot be
   * obtained.
   */
  clientInfo?: Promise<string | undefined>
}

/** The file that the build makes of a page's main call. */
export interface MainCallFile {
  /**
   * Makes the call, where this visit has one.
   * @param newVisitor the fingerprint of a browser that has none stored
   * @param caller who is known inside the app
   */
  askMain: (newVisitor: Promise<string> | undefined, caller?: Caller) => EarlyCall | undefined
}

/** The state that the page's own HTML passes to the app. */
export interface EarlyState {
  visit: Visit['visit']
  entry: Entry
  /** The page's main call, which the HTML has started, or inside the app `main.tsx`. */
  main?: EarlyCall
  /** Inside the app, the code of the page's main call, until a call is made. */
  mainCall?: Promise<MainCallFile>
  /** A page's own document does not have the home page's styles: their address. */
  homeStyles?: string
  /** The list is being painted: the app waits until it is complete. */
  painting?: boolean
  /** The groups that are in the page already, complete. */
  painted?: ProviderGroup[]
  /** The last button that was pressed before the app handled presses. */
  pressed?: HTMLElement
  /** The app handles presses itself. */
  hears?: boolean
  /** The app has taken over: the HTML paints nothing and calls nothing any more. */
  taken?: boolean
}

declare global {
  /** True in a page's own document, false in the common one: each has only what it needs of the early script. */
  const __IS_PAGE__: boolean
  interface Window {
    __early?: EarlyState
  }
}
