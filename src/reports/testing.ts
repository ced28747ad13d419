import type { LCPMetric } from 'web-vitals'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { rememberListeners } from '@tests/support/listeners'

const RECEIVER = 'https://reports.example.com/mfuwu'
export const QUEUE = 'reportQueue'

interface SentReport {
  kind: string
  page: string
  name: string
  message: string
  count: number
  stack: string[]
}

interface SentRequest {
  init: RequestInit
  body: string
  reports: SentReport[]
}

/** The receiver's answer in a test (an error is a network failure), and all requests that reached it. */
export const receiver = {
  answer: () => new Response('') as Response | Error,
  sent: [] as SentRequest[],
}
/** The callback passed to web-vitals. */
export const vitals: { report: (metric: Partial<LCPMetric>) => void } = { report: () => {} }
let forget = () => {}

export const reports = () => receiver.sent.flatMap((request) => request.reports)
export const stored = () =>
  JSON.parse(localStorage.getItem(QUEUE) ?? '[]') as { event: SentReport }[]
export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** Ends the document: removes all of its listeners. */
export const closePage = () => forget()

/** Fake timers, and a receiver of its own for each test of the file. Call it once, at its top. */
export function startReportTests() {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-06-07T08:09:10Z') })
    vi.stubEnv('VITE_REPORT_URL', RECEIVER)
    vi.stubEnv('VITE_REPORT_RATE', '1')
    Object.assign(receiver, { answer: () => new Response(''), sent: [] })
    forget = rememberListeners(window, document)
    // Vitest takes an error without a listener for the test's own.
    window.addEventListener('error', () => {})
    vi.stubGlobal('fetch', receive)
    window.history.replaceState(null, '', '/mfuwu/trends-detail/20001?uid=13800138000')
  })
  afterEach(() => {
    forget()
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })
}

function receive(url: string, init: RequestInit & { body: string }): Promise<Response> {
  expect(url).toBe(RECEIVER)
  const { reports } = JSON.parse(init.body) as { reports: SentReport[] }
  receiver.sent.push({ init, body: init.body, reports })
  const answer = receiver.answer()
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
}

/** A document of its own: module state is fresh, storage is shared. */
export async function openPage() {
  vi.resetModules()
  vi.doMock('web-vitals', () => ({
    onLCP: (report: typeof vitals.report) => (vitals.report = report),
    onINP: () => {},
    onCLS: () => {},
  }))
  const { listenForProblems, loadReporter } = await import('./listen')
  const { noteProblem } = await import('@/lib/failure/problems')
  const { pageOf } = await import('@/app/page/pageOf')
  listenForProblems(pageOf)
  const start = async () => {
    loadReporter()
    await vi.dynamicImportSettled()
  }
  return { start, noteProblem }
}

/** As the browser reports an uncaught error. */
export const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))

export const rejection = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

/** As Vite reports code that did not load. */
export const preloadError = (payload: Error) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))

export function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
