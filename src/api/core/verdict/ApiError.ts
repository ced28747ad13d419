export type ApiErrorKind =
  /** The network gave no answer. */
  | 'network'
  /** No answer within the time-out: the outcome of a write is unknown. */
  | 'timeout'
  /** The navigation or the page ended the call itself: no message is needed. */
  | 'aborted'
  /** The person has changed since the write was asked for: it was not sent. */
  | 'personChanged'
  /** An HTTP status without a usable body. */
  | 'http'
  | 'empty'
  | 'notJson'
  /** JSON, but not what the endpoint promises. */
  | 'shape'

/** The one error for everything that is not an answer of the platform: which call, what happened, can a retry help. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly kind: ApiErrorKind,
    /** The endpoint's name, never an address: addresses can carry ids. */
    readonly call: string,
    readonly status?: number,
    /** True when the person has already seen a toast. */
    readonly toasted = false,
  ) {
    super(`${call}: ${kind}${status === undefined ? '' : ` ${status}`}`)
  }

  get canRetry(): boolean {
    return this.kind !== 'aborted' && this.kind !== 'shape' && this.kind !== 'personChanged'
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
