export type Respond = (answer: unknown) => void
export type PageHandler = (data: unknown, respond?: Respond) => void

/** The functions of every app, whichever library it embeds. */
export interface Bridge {
  /** @throws BridgeError `missing`, where the app can say that it lacks the handler. */
  callHandler(name: string, data: object, callback: Respond): void
  registerHandler(name: string, handler: PageHandler): void
}

/** The protocol of a library: one file each in `dialects/`. */
export interface Dialect {
  /** The name on /test. */
  name: string
  /** The bridge, the same one each time, once the app has put it there. */
  find(): Bridge | undefined
  /** Calls `onArrival` when one may have come, and asks for it where the app waits for that. */
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
