import type { Judgement } from './verdict'

export interface Judged {
  status: number
  judgement: Judgement
  /** It has ended the caller's login. */
  endedLogin?: boolean
}

const judged = new WeakMap<object, Judged>()

/** Keeps what the transport found about a body that it rejects with: the body itself does not carry its HTTP status. */
export function rememberJudged(body: object, found: Judged): void {
  judged.set(body, found)
}

export function judgedOf(body: object): Judged | undefined {
  return judged.get(body)
}
