import { reportRate } from '@/lib/env'
import { keepProblems, noteProblem } from '@/lib/failure/problems'
import { sessionStore } from '@/lib/storage/storage'
import type { PageOf } from './report'

const SAMPLED_KEY = 'reportSampled'
/** A page that does not start never becomes idle: its problems are reported all the same. */
const LATEST_MS = 20_000

let load: (() => void) | undefined

/** Records problems from now on, for a visit that is in the sample. The reporter itself is loaded later. */
export function listenForProblems(pageOf: PageOf): void {
  if (load || !isSampled()) return
  keepProblems()
  window.addEventListener('error', ({ error, message }) =>
    noteProblem('error', (error as unknown) ?? message),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => noteProblem('rejection', reason))
  window.addEventListener('vite:preloadError', ({ payload }) => noteProblem('chunk', payload))
  const entry = window.location.pathname
  load = () => {
    load = () => {}
    // Not `loadPart`: a page is not reloaded for the reporter.
    import('./reporter').then(
      ({ startReporter }) => startReporter(pageOf, entry),
      () => {
        // This visit reports nothing.
      },
    )
  }
  setTimeout(() => load?.(), LATEST_MS)
}

/** Loads the reporter, once, if this visit is in the sample. */
export function loadReporter(): void {
  load?.()
}

/** Decided once per visit, so that a visit is reported completely or not at all. */
function isSampled(): boolean {
  const kept = sessionStore.get(SAMPLED_KEY)
  if (kept) return kept === 'yes'
  const isIn = Math.random() < Number(reportRate)
  sessionStore.set(SAMPLED_KEY, isIn ? 'yes' : 'no')
  return isIn
}
