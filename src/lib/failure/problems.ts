/** `error` and `rejection`: uncaught. `chunk`: code that did not load. `load`: data that did not load. */
export type ProblemKind = 'error' | 'rejection' | 'chunk' | 'load'

/** Something that went wrong on this page, as it was noted. It never leaves the device in this form. */
export interface Problem {
  kind: ProblemKind
  error: unknown
  at: Date
  pathname: string
}

/** The first ones say the most. */
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
    // An error of the reporter is none of the page's.
  }
}

/** From now on problems are kept for the reporter, which comes after the first screen. */
export function keepProblems(): void {
  record ??= (problem) => {
    if (early.length < MOST_EARLY) early.push(problem)
  }
}

/** Hands the problems over, with those that were kept. */
export function connectProblems(next: (problem: Problem) => void): void {
  record = next
  const kept = early
  early = []
  for (const problem of kept) next(problem)
}
