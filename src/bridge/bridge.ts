export type Respond = (answer: unknown) => void
export type PageHandler = (data: unknown, respond?: Respond) => void

/** The functions of every app, whichever library it embeds. */
export interface Bridge {
  /** @throws BridgeError `missing`, if the app can report that it lacks the handler. */
  callHandler(name: string, data: object, callback: Respond): void
  registerHandler(name: string, handler: PageHandler): void
}

/** The protocol of a library: one file each in `dialects/`. */
export interface Dialect {
  /** The name on /test. */
  name: string
  /** The bridge, always the same object, once the app has created it. */
  find(): Bridge | undefined
  /** Calls `onArrival` when a bridge may have arrived, and asks for it if the app requires that. */
  listen?(onArrival: () => void): void
}

type BridgeErrorKind = 'absent' | 'missing' | 'timeout' | 'threw'

/** Why a bridge call has no answer. Carries the handler's name, never its data. */
export class BridgeError extends Error {
  // `declare`: fields that TypeScript defines itself would add a helper to the bundle.
  declare readonly kind: BridgeErrorKind
  declare readonly handler: string

  constructor(kind: BridgeErrorKind, handler: string) {
    super(`${handler}: ${kind}`)
    this.name = 'BridgeError'
    this.kind = kind
    this.handler = handler
  }
}
