/** `error` and `rejection`: uncaught. `chunk`: code that did not load. `load`: data that did not load. */
export type ProblemKind = 'error' | 'rejection' | 'chunk' | 'load'

/** A problem on this page, as recorded. It never leaves the device in this form. */
export interface Problem {
  kind: ProblemKind
  error: unknown
  at: Date
  pathname: string
}

/** The first ones are the most useful. */
const MOST_EARLY = 10

/** Undefined if field reports are off, or this visit is not in the sample. */
let record: ((problem: Problem) => void) | undefined
let early: Problem[] = []

/** Notes a problem for the field reports (docs/decisions/reports.md). Returns at once, never throws, shows nothing. */
export function noteProblem(kind: ProblemKind, error: unknown): void {
  // Not by `lib/env`: this constant removes the rest from a build that has no address.
  if (!import.meta.env.VITE_REPORT_URL) return
  try {
    record?.({ kind, error, at: new Date(), pathname: window.location.pathname })
  } catch {
    // An error of the reporter must not affect the page.
  }
}

/** From now on problems are stored for the reporter, which is loaded after the first screen. */
export function keepProblems(): void {
  record ??= (problem) => {
    if (early.length < MOST_EARLY) early.push(problem)
  }
}

/** Passes the problems on, with those that were stored. */
export function connectProblems(next: (problem: Problem) => void): void {
  record = next
  const kept = early
  early = []
  for (const problem of kept) next(problem)
}
