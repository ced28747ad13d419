/*
 * The native sides of the bridges that apps embed, by the protocol in docs/decisions/bridge.md: what the app does with
 * frames, methods and prompts, and the part of the page that the library injects itself. Each installer refers to
 * nothing outside itself, so that a browser test can pass it to the page: `page.addInitScript(installJavaObject,
 * answers)`.
 */

export interface NativeAnswer {
  value: unknown
  /** Left out: as the library does it by itself. `inside`: through the library, before the call has returned. */
  how?: 'later' | 'inside' | 'twice' | 'never'
}

/** By handler. One that is not named is one that the app lacks. */
export type NativeAnswers = Record<string, NativeAnswer>

export interface NativeSide {
  calls: { handler: string; data: unknown; id?: unknown }[]
  /** The page's answers to the app's calls. */
  answers: unknown[]
  /** The app calls a handler of the page's. */
  tell: (handler: string, data: unknown) => void
  /** The app answers a call by its id, as late as it likes. */
  answer: (id: unknown, value: unknown) => void
}

declare global {
  interface Window {
    __native?: NativeSide
  }
}

export type Texts = (text: string) => void
export type Library = Record<string, unknown> & {
  _handleMessageFromNative?: Texts
  _handleMessageFromObjC?: Texts
  _fetchQueue?: () => string | undefined
}
export interface Message {
  handlerName?: string
  data?: unknown
  callbackId?: unknown
  responseId?: unknown
  responseData?: unknown
}
