import { NETWORK_TEXT, failureOf } from '@/api/failure'
import type { Failure } from '@/api/failure'
import type { OpenWrite, OpenWrites } from './openWrites'
import { IDLE, reduceWrite } from './writeState'
import type { WriteEvent, WriteState } from './writeState'

export interface WriteOptions<Intent, Answer> {
  /** The call. `bizNo` stays the same until it is known how this intent ended. */
  send: (intent: Intent, bizNo: string) => Promise<Answer>
  /** It happened. The lock holds until what this returns is done, e.g. the reload that shows it. */
  onDone: (answer: Answer, intent: Intent) => Promise<unknown> | void
  /**
   * Asks for the state after a result that nobody knows, e.g. a time-out, or a page that was left meanwhile. Answers
   * whether the write happened; rejects when that cannot be told, and then it is asked again before the next try.
   * @param mark what `mark` said before the write, through JSON
   */
  confirm: (intent: Intent, mark: unknown) => Promise<boolean>
  /** What `confirm` has to know of the time before the write, e.g. the balance. It outlives the page: no names, no tokens. */
  mark?: () => unknown
  /**
   * Another intent is the same matter in other words, e.g. a corrected form: once the lost one turns out to have
   * happened, it is not sent. Else another intent is something else, and goes on.
   */
  replaces?: boolean
  /** The login is missing or over. The tap is not repeated by itself. */
  onSignedOut: () => void
  /** The platform refused. True: the page has said it itself, and no toast does. */
  onRefused?: (failure: Failure, intent: Intent) => boolean | void
}

interface Surroundings<Intent, Answer> {
  options: () => WriteOptions<Intent, Answer>
  /** A business number for a new intent. */
  newNumber: () => Promise<string>
  /** What is open, also from an earlier visit to the page. */
  open: OpenWrites
  onState: (state: WriteState) => void
  /** Only called while somebody is there to read it. */
  say: (text: string) => void
  /** Whoever has left the page is told nothing, and nothing happens on the next one. */
  isShown: () => boolean
  /** A word that changes when somebody else is known to be logged in. */
  whose?: () => string
}

type Finding = 'happened' | 'not happened' | 'not known'

const CHECK_FAILED_TEXT = '结果确认中，请稍后再试'

/** The rules of `useWrite`, without React. The function it makes never rejects. */
export function createWriter<Intent, Answer>({
  options,
  newNumber,
  open,
  onState,
  say,
  isShown,
  whose = () => '',
}: Surroundings<Intent, Answer>): (intent: Intent) => Promise<void> {
  let state: WriteState = IDLE
  let current: { intent: Intent; key: string; sent?: OpenWrite; whose?: string }

  function step(event: WriteEvent): void {
    state = reduceWrite(state, event)
    onState(state)
  }

  return async function write(intent) {
    const before = state
    const key = JSON.stringify(intent) ?? ''
    step({ type: 'press', key })
    if (state === before) return
    if (state.name === 'checking') {
      if (key === current.key) {
        await check(NETWORK_TEXT)
        return
      }
      // Another intent: once it is known how the last one ended, this one goes on.
      const found = await check(undefined)
      if (found === 'not known' || !isShown()) return
      if (found === 'happened' && options().replaces) return
      step({ type: 'press', key })
    }
    current = { intent, key }
    if (open.find(key)?.unsure && (await isSettled())) return
    await submit()
  }

  /** Asks what became of this intent's last write, which another visit to the page has sent. False: it may be sent. */
  async function isSettled(): Promise<boolean> {
    const { key } = current
    step({ type: 'lost' })
    step({ type: 'check' })
    if ((await check(undefined)) !== 'not happened') return true
    step({ type: 'press', key })
    return false
  }

  async function submit(): Promise<void> {
    const { intent, key } = current
    const earlier = open.find(key)
    let sent = false
    try {
      const bizNo = earlier?.bizNo ?? (await newNumber())
      // What was true before the first try is what its check has to know.
      const mark = earlier ? earlier.mark : options().mark?.()
      current.sent = { bizNo, unsure: true, mark }
      current.whose = whose()
      open.keep(key, current.sent)
      sent = true
      const answer = await options().send(intent, bizNo)
      await finish(answer)
    } catch (error) {
      const failure = failureOf(error)
      if (sent && failure.unknownResult) return lose(failure)
      if (sent && earlier && isNo(failure)) return doubt(failure)
      if (!earlier && failure.kind !== 'aborted') open.drop(key)
      if (isShown()) refuse(failure)
    }
    step({ type: 'settled' })
  }

  async function finish(answer: Answer): Promise<void> {
    // Nobody was told: whoever comes back and tries again has to hear of this one first.
    if (!isShown()) return
    open.drop(current.key)
    try {
      await options().onDone(answer, current.intent)
    } catch (error) {
      // The write has happened whatever becomes of its drawing.
      console.error('After a write:', error instanceof Error ? error : typeof error)
    }
  }

  async function lose({ toasted }: Failure): Promise<void> {
    // Nobody is there: to ask would reload the page that they went to. Whoever comes back asks first.
    if (!isShown()) return step({ type: 'settled' })
    step({ type: 'lost' })
    step({ type: 'check' })
    await check(toasted ? undefined : NETWORK_TEXT)
  }

  /** This number was sent before, and its answer was lost: the no may only mean that it came through then. */
  async function doubt(failure: Failure): Promise<void> {
    if (!isShown()) return step({ type: 'settled' })
    step({ type: 'lost' })
    step({ type: 'check' })
    if ((await check(undefined)) !== 'not happened') return
    open.drop(current.key)
    if (isShown()) refuse(failure)
  }

  async function check(notHappened: string | undefined): Promise<Finding> {
    const { intent, key } = current
    // What is kept may be out of reach (another token) or too old: what this page has sent itself still counts.
    const write = open.find(key) ?? (current.whose === whose() ? current.sent : undefined)
    try {
      const happened = await options().confirm(intent, write?.mark)
      if (happened) open.drop(key)
      else if (write) open.keep(key, { ...write, unsure: false })
      if (!happened && notHappened && isShown()) say(notHappened)
      step({ type: 'settled' })
      return happened ? 'happened' : 'not happened'
    } catch {
      step({ type: 'checkFailed' })
      if (isShown()) say(CHECK_FAILED_TEXT)
      return 'not known'
    }
  }

  function refuse(failure: Failure): void {
    if (failure.kind === 'aborted') return
    if (failure.kind === 'signedOut') return options().onSignedOut()
    const isSaid = options().onRefused?.(failure, current.intent) === true
    if (!isSaid && !failure.toasted) say(failure.text)
  }
}

/** The platform's own word about this write. */
function isNo({ kind }: Failure): boolean {
  return kind === 'business' || kind === 'refused'
}
