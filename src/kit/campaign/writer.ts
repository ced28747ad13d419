import { NETWORK_TEXT, failureOf } from '@/api/failure'
import type { Failure } from '@/api/failure'
import { IDLE, reduceWrite } from './writeState'
import type { WriteEvent, WriteState } from './writeState'

export interface WriteOptions<Intent, Answer> {
  /** The call. `bizNo` stays the same until it is known how this intent ended. */
  send: (intent: Intent, bizNo: string) => Promise<Answer>
  /** It happened. The lock holds until what this returns is done, e.g. the reload that shows it. */
  onDone: (answer: Answer, intent: Intent) => Promise<unknown> | void
  /**
   * Asks for the state after a result that nobody knows, e.g. a time-out. Answers whether the write happened;
   * rejects when that cannot be told, and then it is asked again before the next try.
   */
  confirm: (intent: Intent) => Promise<boolean>
  /** The login is missing or over. The tap is not repeated by itself. */
  onSignedOut: () => void
  /** The platform refused. True: the page has said it itself, and no toast does. */
  onRefused?: (failure: Failure, intent: Intent) => boolean | void
}

interface Surroundings<Intent, Answer> {
  options: () => WriteOptions<Intent, Answer>
  /** A business number for a new intent. */
  newNumber: () => Promise<string>
  onState: (state: WriteState) => void
  /** Only called while somebody is there to read it. */
  say: (text: string) => void
  /** Whoever has left the page is told nothing, and nothing happens on the next one. */
  isShown: () => boolean
}

const CHECK_FAILED_TEXT = '结果确认中，请稍后再试'

/** The rules of `useWrite`, without React. The function it makes never rejects. */
export function createWriter<Intent, Answer>({
  options,
  newNumber,
  onState,
  say,
  isShown,
}: Surroundings<Intent, Answer>): (intent: Intent) => Promise<void> {
  const numbers = new Map<string, string>()
  let state: WriteState = IDLE
  let current: { intent: Intent; key: string }

  function step(event: WriteEvent): void {
    state = reduceWrite(state, event)
    onState(state)
  }

  return async function write(intent) {
    const before = state
    const key = JSON.stringify(intent) ?? ''
    step({ type: 'press', key })
    if (state === before) return
    if (state.name === 'checking') return check(NETWORK_TEXT)
    current = { intent, key }
    await submit()
  }

  async function submit(): Promise<void> {
    const { intent, key } = current
    let sent = false
    try {
      const bizNo = numbers.get(key) ?? (await newNumber())
      numbers.set(key, bizNo)
      sent = true
      const answer = await options().send(intent, bizNo)
      await finish(answer)
    } catch (error) {
      const failure = failureOf(error)
      if (sent && failure.unknownResult) return lose(failure)
      if (failure.kind !== 'aborted') numbers.delete(key)
      if (isShown()) refuse(failure)
    }
    step({ type: 'settled' })
  }

  async function finish(answer: Answer): Promise<void> {
    numbers.delete(current.key)
    if (!isShown()) return
    try {
      await options().onDone(answer, current.intent)
    } catch (error) {
      // The write has happened whatever becomes of its drawing.
      console.error('After a write:', error instanceof Error ? error : typeof error)
    }
  }

  function lose({ toasted }: Failure): Promise<void> {
    step({ type: 'lost' })
    step({ type: 'check' })
    return check(toasted ? undefined : NETWORK_TEXT)
  }

  async function check(notHappened: string | undefined): Promise<void> {
    try {
      if (await options().confirm(current.intent)) numbers.delete(current.key)
      else if (notHappened && isShown()) say(notHappened)
      step({ type: 'settled' })
    } catch {
      step({ type: 'checkFailed' })
      if (isShown()) say(CHECK_FAILED_TEXT)
    }
  }

  function refuse(failure: Failure): void {
    if (failure.kind === 'aborted') return
    if (failure.kind === 'signedOut') return options().onSignedOut()
    const isSaid = options().onRefused?.(failure, current.intent) === true
    if (!isSaid && !failure.toasted) say(failure.text)
  }
}
