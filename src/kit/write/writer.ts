import { ApiError } from '@/api/core/verdict/ApiError'
import { NETWORK_TEXT, failureOf, type Failure } from '@/api/core/verdict/failure'
import type { PendingWrite, PendingWrites } from './pendingWrites'

export interface WriteOptions<Intent, Answer> {
  /** The call. `bizNo` stays the same until the result of this intent is known. */
  send: (intent: Intent, bizNo: string) => Promise<Answer>
  /** Success. The lock is held until the returned promise settles, e.g. the refetch that shows it. */
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
   * Called when the check after a lost answer has not found the write: it may still arrive. With this, only a press of
   * the person turns "not found" into "not applied".
   */
  onLate?: () => void
  /**
   * Another intent replaces this one, e.g. a corrected form: once the lost one turns out to have been applied, the
   * other is not sent. Otherwise another intent is independent and is sent.
   */
  supersedes?: boolean | ((lost: Intent, next: Intent) => boolean)
  /** The login is missing or over. The tap is not repeated automatically. */
  onSignedOut: () => void
  /** The page's own texts for business codes, replacing the usual ones. */
  words?: Readonly<Partial<Record<number, string>>>
  /** The platform refused the write, and the page is asked for anew. True: it shows it itself, without a toast. */
  onRefused?: (failure: Failure, intent: Intent) => boolean | void
}

/**
 * `submitting` until its result is rendered; `checking` reads whether it was applied; `unknown`: its answer was lost.
 */
export type WriteState = 'idle' | 'submitting' | 'checking' | 'unknown'

export interface Writer<Intent> {
  /** Writes nothing while another write is running, and says so; one without a known result is checked first. */
  write: (intent: Intent) => Promise<void>
  /** Checks a write without a known result, and never sends one. */
  check: () => Promise<void>
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
  /** After the page was left nothing is shown, and nothing affects the next one. */
  isMounted: () => boolean
  /** Changes when another person is known to be logged in. */
  owner: () => string
  /** Identifies the current person. What one person has confirmed is never sent as another. */
  person: () => string
}

type Found = 'applied' | 'not applied' | 'unknown'

const BUSY_TEXT = '上一步还在处理，请稍后再试'
const CHECK_FAILED_TEXT = '结果确认中，请稍后再试'

/** The rules of `useWrite`, without React. The functions it makes never reject. */
export function createWriter<Intent, Answer>({
  options,
  newNumber,
  pending,
  onState,
  notify,
  isMounted,
  owner,
  person,
}: WriterDeps<Intent, Answer>): Writer<Intent> {
  let state: WriteState = 'idle'
  let current: {
    intent: Intent
    key: string
    /** The person who pressed. */
    person: string
    sent?: PendingWrite
    owner?: string
  }

  return { write, check }

  function become(next: WriteState): void {
    state = next
    onState(next)
  }

  async function write(intent: Intent): Promise<void> {
    const pressed = { intent, key: JSON.stringify(intent) ?? '', person: person() }
    if (state === 'submitting' || state === 'checking') {
      if (pressed.key !== current.key) notify(BUSY_TEXT)
      return
    }
    if (state === 'unknown') {
      const found = await ask()
      if (pressed.key === current.key) return report(found)
      // Another intent is sent once the result of the last one is known.
      if (found === 'unknown' || !isMounted()) return
      const { supersedes } = options()
      const isReplaced =
        typeof supersedes === 'function' ? supersedes(current.intent, intent) : supersedes
      if (found === 'applied' && isReplaced) return
    }
    current = pressed
    // It may have been sent on an earlier visit to the page.
    if (pending.get(pressed.key)?.isUnknown && (await ask()) !== 'not applied') return
    await submit()
  }

  async function check(): Promise<void> {
    if (state === 'unknown') report(await ask(isFinal()))
  }

  async function submit(): Promise<void> {
    become('submitting')
    const { intent, key } = current
    const earlier = pending.get(key)
    try {
      checkPerson()
      const bizNo = earlier?.bizNo ?? (await newNumber())
      checkPerson()
      // The check compares with the state before the first try.
      const snapshot = earlier ? earlier.snapshot : options().snapshot?.()
      const sent = { bizNo, isUnknown: true, snapshot }
      pending.set(key, sent)
      current.sent = sent
      current.owner = owner()
      const answer = await options().send(intent, bizNo)
      await finish(answer)
    } catch (error) {
      const failure = failureOf(error)
      if (current.sent && failure.unknownResult) return checkLost(failure)
      if (current.sent && earlier && isRefusal(failure)) return checkRefused(failure)
      if (!earlier && failure.kind !== 'aborted') pending.delete(key)
      // The page is rendered again for the new person: they must know what was not done.
      if (failure.kind === 'personChanged') notify(failure.text)
      else if (isMounted()) refuse(failure)
    }
    become('idle')
  }

  /** @throws ApiError `personChanged` */
  function checkPerson(): void {
    if (person() !== current.person) throw new ApiError('personChanged', 'write')
  }

  async function finish(answer: Answer): Promise<void> {
    // The answer was not shown: the next visit checks before it tries again.
    if (!isMounted()) return
    pending.delete(current.key)
    try {
      await options().onDone(answer, current.intent)
    } catch (error) {
      // The write was applied, even if rendering it failed.
      console.error('After a write:', error instanceof Error ? error : typeof error)
    }
  }

  async function checkLost({ toasted }: Failure): Promise<void> {
    // The page was left: the next visit checks first.
    if (!isMounted()) return become('idle')
    const found = await ask(isFinal())
    if (!toasted) report(found)
    if (found === 'unknown') options().onLate?.()
  }

  /** This number was sent before and its answer was lost: the refusal may mean that it was applied then. */
  async function checkRefused(failure: Failure): Promise<void> {
    if (!isMounted()) return become('idle')
    if ((await ask()) !== 'not applied') return
    pending.delete(current.key)
    if (isMounted()) refuse(failure)
  }

  /** @param isFinal if it is not found now, it was not applied */
  async function ask(isFinal = true): Promise<Found> {
    become('checking')
    const { intent, key } = current
    // Storage may have lost it (another token, too old): what this page itself sent still counts.
    const write = pending.get(key) ?? (current.owner === owner() ? current.sent : undefined)
    try {
      const applied = await options().checkApplied(intent, write?.snapshot)
      if (!applied && !isFinal) throw new Error('It may still be on its way')
      if (applied) pending.delete(key)
      else if (write) pending.set(key, { ...write, isUnknown: false })
      become('idle')
      return applied ? 'applied' : 'not applied'
    } catch {
      become('unknown')
      if (isMounted()) notify(CHECK_FAILED_TEXT)
      return 'unknown'
    }
  }

  /** With `onLate` a write that is not there yet may still arrive: only the person's next press decides. */
  function isFinal(): boolean {
    return options().onLate === undefined
  }

  function report(found: Found): void {
    if (found === 'not applied' && isMounted()) notify(NETWORK_TEXT)
  }

  function refuse(failure: Failure): void {
    if (failure.kind === 'aborted') return
    if (failure.kind === 'signedOut') return options().onSignedOut()
    const isShown = current.sent && options().onRefused?.(failure, current.intent) === true
    const own = failure.code === undefined ? undefined : options().words?.[failure.code]
    if (!isShown && !failure.toasted) notify(own ?? failure.text)
  }
}

/** The platform's own answer to this write. */
function isRefusal({ kind }: Failure): boolean {
  return kind === 'business' || kind === 'refused'
}
