import { ApiError } from '@/api/core/verdict/ApiError'
import { NETWORK_TEXT, failureOf } from '@/api/core/verdict/failure'
import type { Failure } from '@/api/core/verdict/failure'
import type { PendingWrite, PendingWrites } from './pendingWrites'
import { IDLE, reduceWrite } from './writeState'
import type { WriteEvent, WriteState } from './writeState'

export interface WriteOptions<Intent, Answer> {
  /** The call. `bizNo` stays the same until it is known how this intent ended. */
  send: (intent: Intent, bizNo: string) => Promise<Answer>
  /** Success. The lock is held until what this returns settles, e.g. the refetch that shows it. */
  onDone: (answer: Answer, intent: Intent) => Promise<unknown> | void
  /**
   * Asks for the state after an unknown result, e.g. a time-out, or a page that was left meanwhile. Answers whether the
   * write was applied; rejects when that is unknown, and then it is checked again before the next try.
   * @param snapshot what `snapshot` returned before the write, through JSON
   */
  checkApplied: (intent: Intent, snapshot: unknown) => Promise<boolean>
  /** The state before the write that `checkApplied` compares with, e.g. the balance. It is stored: no names, no tokens. */
  snapshot?: () => unknown
  /**
   * Another intent takes this one's place, e.g. a corrected form: once the lost one turns out to have been applied, the
   * other is not sent. Else another intent is independent and goes on.
   */
  supersedes?: boolean
  /** The login is missing or over. The tap is not repeated by itself. */
  onSignedOut: () => void
  /** The page's own words for business codes, in place of the usual ones. */
  words?: Readonly<Partial<Record<number, string>>>
  /** The platform refused. True: the page shows it itself, and no toast does. */
  onRefused?: (failure: Failure, intent: Intent) => boolean | void
}

interface WriterDeps<Intent, Answer> {
  options: () => WriteOptions<Intent, Answer>
  /** An idempotency number (`bizNo`) for a new intent. */
  newNumber: () => Promise<string>
  /** Also from an earlier visit to the page. */
  pending: PendingWrites
  onState: (state: WriteState) => void
  /** Shows a toast; only called while the page is mounted. */
  notify: (text: string) => void
  /** After the page was left nothing is shown, and nothing happens on the next one. */
  isMounted: () => boolean
  /** Changes when another person is known to be logged in. */
  owner?: () => string
  /** One word for whoever is here. What one person has confirmed is never sent as another. */
  person?: () => string
}

type CheckResult = 'applied' | 'not applied' | 'unknown'

const CHECK_FAILED_TEXT = '结果确认中，请稍后再试'

/** The rules of `useWrite`, without React. The function it makes never rejects. */
export function createWriter<Intent, Answer>({
  options,
  newNumber,
  pending,
  onState,
  notify,
  isMounted,
  owner = () => '',
  person = () => '',
}: WriterDeps<Intent, Answer>): (intent: Intent) => Promise<void> {
  let state: WriteState = IDLE
  let current: {
    intent: Intent
    key: string
    /** Who pressed. */
    person: string
    sent?: PendingWrite
    owner?: string
  }

  function step(event: WriteEvent): void {
    state = reduceWrite(state, event)
    onState(state)
  }

  return async function write(intent) {
    const before = state
    const pressedBy = person()
    const key = JSON.stringify(intent) ?? ''
    step({ type: 'press', key })
    if (state === before) return
    if (state.name === 'checking') {
      if (key === current.key) {
        await check(NETWORK_TEXT)
        return
      }
      // Another intent goes on once the result of the last one is known.
      const found = await check(undefined)
      if (found === 'unknown' || !isMounted()) return
      if (found === 'applied' && options().supersedes) return
      step({ type: 'press', key })
    }
    current = { intent, key, person: pressedBy }
    if (pending.get(key)?.isUnknown && (await isSettled())) return
    await submit()
  }

  /** Checks this intent's last write, sent on an earlier visit to the page. False: it may be sent. */
  async function isSettled(): Promise<boolean> {
    const { key } = current
    step({ type: 'lost' })
    step({ type: 'check' })
    if ((await check(undefined)) !== 'not applied') return true
    step({ type: 'press', key })
    return false
  }

  async function submit(): Promise<void> {
    const { intent, key } = current
    const earlier = pending.get(key)
    let sent = false
    try {
      checkPerson()
      const bizNo = earlier?.bizNo ?? (await newNumber())
      checkPerson()
      // The check compares with the state before the first try.
      const snapshot = earlier ? earlier.snapshot : options().snapshot?.()
      current.sent = { bizNo, isUnknown: true, snapshot }
      current.owner = owner()
      pending.set(key, current.sent)
      sent = true
      const answer = await options().send(intent, bizNo)
      await finish(answer)
    } catch (error) {
      const failure = failureOf(error)
      if (sent && failure.unknownResult) return checkLost(failure)
      if (sent && earlier && isRefusal(failure)) return checkRefused(failure)
      if (!earlier && failure.kind !== 'aborted') pending.delete(key)
      // The page is drawn anew for whoever is here now: they must know what was not done.
      if (failure.kind === 'personChanged') notify(failure.text)
      else if (isMounted()) refuse(failure)
    }
    step({ type: 'settled' })
  }

  /** @throws ApiError `personChanged` */
  function checkPerson(): void {
    if (person() !== current.person) throw new ApiError('personChanged', 'write')
  }

  async function finish(answer: Answer): Promise<void> {
    // Nobody has seen the answer: the next visit checks before it tries again.
    if (!isMounted()) return
    pending.delete(current.key)
    try {
      await options().onDone(answer, current.intent)
    } catch (error) {
      // The write was applied, whatever becomes of its drawing.
      console.error('After a write:', error instanceof Error ? error : typeof error)
    }
  }

  async function checkLost({ toasted }: Failure): Promise<void> {
    // The page was left: the next visit checks first.
    if (!isMounted()) return step({ type: 'settled' })
    step({ type: 'lost' })
    step({ type: 'check' })
    await check(toasted ? undefined : NETWORK_TEXT)
  }

  /** This number was sent before and its answer was lost: the refusal may mean that it was applied then. */
  async function checkRefused(failure: Failure): Promise<void> {
    if (!isMounted()) return step({ type: 'settled' })
    step({ type: 'lost' })
    step({ type: 'check' })
    if ((await check(undefined)) !== 'not applied') return
    pending.delete(current.key)
    if (isMounted()) refuse(failure)
  }

  async function check(notAppliedText: string | undefined): Promise<CheckResult> {
    const { intent, key } = current
    // Storage may have lost it (another token, too old): what this page sent itself still counts.
    const write = pending.get(key) ?? (current.owner === owner() ? current.sent : undefined)
    try {
      const applied = await options().checkApplied(intent, write?.snapshot)
      if (applied) pending.delete(key)
      else if (write) pending.set(key, { ...write, isUnknown: false })
      if (!applied && notAppliedText && isMounted()) notify(notAppliedText)
      step({ type: 'settled' })
      return applied ? 'applied' : 'not applied'
    } catch {
      step({ type: 'checkFailed' })
      if (isMounted()) notify(CHECK_FAILED_TEXT)
      return 'unknown'
    }
  }

  function refuse(failure: Failure): void {
    if (failure.kind === 'aborted') return
    if (failure.kind === 'signedOut') return options().onSignedOut()
    const isShown = options().onRefused?.(failure, current.intent) === true
    const own = failure.code === undefined ? undefined : options().words?.[failure.code]
    if (!isShown && !failure.toasted) notify(own ?? failure.text)
  }
}

/** The platform's own answer to this write. */
function isRefusal({ kind }: Failure): boolean {
  return kind === 'business' || kind === 'refused'
}
