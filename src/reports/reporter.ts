import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals'
import { currentVisit } from '@/bridge/environment'
import { reportUrl } from '@/lib/env'
import { connectProblems, type Problem } from '@/lib/failure/problems'
import { createOutbox } from '@/lib/storage/outbox'
import type { Outcome } from '@/lib/storage/outboxQueue'
import { browserOf, systemOf } from '@/lib/systemInfo'
import {
  describeProblem,
  keyOf,
  parseReport,
  type About,
  type PageOf,
  type ProblemReport,
  type Report,
} from './report'

const MAX_WAITING = 50
const BATCH_SIZE = 10
const SEND_INTERVAL_MS = 5000
const MAX_INTERVAL_MS = 300_000
/** The most different problems of one page; more are usually variants of the same one. */
const MAX_DIFFERENT = 20
/** The browser's own notice that it has deferred work to the next frame: harmless. */
const HARMLESS = /^ResizeObserver loop/

/**
 * Takes over what was noted, and measures the page's web vitals. Once, at rest.
 * @param entry the path that the document was opened with: its vitals are that page's
 */
export function startReporter(pageOf: PageOf, entry: string): void {
  const outbox = createOutbox<Report>({
    key: 'reportQueue',
    maxWaiting: MAX_WAITING,
    batchSize: BATCH_SIZE,
    perRequest: BATCH_SIZE,
    delayMs: (failures) => Math.min(SEND_INTERVAL_MS * 2 ** failures, MAX_INTERVAL_MS),
    parse: parseReport,
    send: post,
    sendLeaving: post,
  })
  const about = aboutThisVisit()
  const problems = problemCounter((report) => outbox.add(report))
  connectProblems(quietly((problem) => problems.add(problem, pageOf(problem.pathname), about)))

  const addVital = quietly(({ name, value, rating }: CLSMetric | INPMetric | LCPMetric) =>
    outbox.add({
      kind: 'vital',
      page: pageOf(entry),
      at: new Date().toISOString(),
      ...about,
      name,
      value: Math.round(value * 1000) / 1000,
      rating,
    }),
  )
  for (const measure of [onLCP, onINP, onCLS]) measure(addVital)

  // In this order: the vitals are final when the page is hidden, and the counts go with the last batch.
  const addRepeats = quietly(problems.addRepeats)
  window.addEventListener('pagehide', addRepeats)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') addRepeats()
  })
  outbox.start()
}

/** One report for the first of the same problems, and one for the number of the others when the page is left. */
function problemCounter(report: (report: ProblemReport) => void) {
  const known = new Map<string, { first: ProblemReport; repeats: number }>()
  const seen = new WeakSet<Error>()
  return {
    add({ error, ...problem }: Problem, page: string, about: About): void {
      // One error can be reported twice: by the browser, and by the page that it has crashed.
      const errors = [error, error instanceof Error && error.cause].filter(
        (one) => one instanceof Error,
      )
      if (errors.some((one) => seen.has(one))) return
      for (const one of errors) seen.add(one)
      const first = describeProblem({ error, ...problem }, page, about)
      if (HARMLESS.test(first.message)) return
      const key = keyOf(first)
      const before = known.get(key)
      if (before) before.repeats += 1
      else if (known.size < MAX_DIFFERENT) {
        known.set(key, { first, repeats: 0 })
        report(first)
      }
    },
    addRepeats(): void {
      for (const problem of known.values()) {
        const { first, repeats } = problem
        problem.repeats = 0
        if (repeats > 0) report({ ...first, count: repeats })
      }
    },
  }
}

function aboutThisVisit(): About {
  const { userAgent } = navigator
  // The version's first number is enough to find a fault, and reveals less about the person.
  const short = (text: string) => text.replace(/(\d+)[\d.]*/, '$1')
  return {
    release: import.meta.env.BUILD_ID ?? '',
    system: short(systemOf(userAgent)),
    browser: short(browserOf(userAgent)),
    visit: currentVisit().visit,
  }
}

/** Swallows an error of the reporter's own. */
function quietly<Args extends unknown[]>(run: (...args: Args) => void) {
  return (...args: Args): void => {
    try {
      run(...args)
    } catch {
      // It cannot be reported.
    }
  }
}

/**
 * Sends reports to their own address, which is not the platform: without cookies, tokens, client info or the page's
 * address. Never rejects.
 */
async function post(reports: readonly Report[]): Promise<Outcome> {
  // They were not refused: they wait for the network.
  if (!navigator.onLine) return 'unreachable'
  try {
    const { ok } = await fetch(reportUrl, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // Not JSON's own type: browsers would send a preflight to another origin, which a page that is being left cannot.
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ reports }),
    })
    return ok ? 'taken' : 'refused'
  } catch {
    // A report gets no more attempts than a refused one.
    return 'refused'
  }
}
