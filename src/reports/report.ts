import type { Problem, ProblemKind } from '@/lib/failure/problems'
import { asRecord } from '@/lib/storage/json'
import { scrub, scrubName, scrubStack } from './scrub'

/** The route's pattern of a path. */
export type PageOf = (pathname: string) => string

/** The common fields of all reports of a page. */
export interface About {
  /** Identifies the build (vite/buildId.ts). */
  release: string
  /** For example `iOS 17` and `Safari 17`. */
  system: string
  browser: string
  /** `app`, `wechat`, `mobile` or `desktop`. */
  visit: string
}

interface Common extends About {
  /** The route's pattern, e.g. `/trends-detail/:id`; never the address. */
  page: string
  /** ISO 8601. */
  at: string
}

export interface ProblemReport extends Common {
  kind: ProblemKind
  name: string
  message: string
  stack: readonly string[]
  /** How often it happened since the last report. */
  count: number
}

export interface VitalReport extends Common {
  kind: 'vital'
  name: 'LCP' | 'INP' | 'CLS'
  /** Milliseconds; of CLS its score. */
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
}

/** The data that leaves the device (docs/decisions/reports.md). */
export type Report = ProblemReport | VitalReport

/** A problem in the form that may leave the device. */
export function describeProblem(problem: Problem, page: string, about: About): ProblemReport {
  const { kind, error, at } = problem
  const thrown = error instanceof Error ? error : undefined
  // Of a thrown value that is no Error only a string is read: an object may be an answer, with any content.
  const text = typeof error === 'string' ? error : (thrown?.message ?? `thrown: ${typeof error}`)
  return {
    kind,
    page,
    at: at.toISOString(),
    ...about,
    name: scrubName(thrown?.name),
    message: scrub(text),
    stack: scrubStack(thrown?.stack ?? ''),
    count: 1,
  }
}

/** Two problems with the same key are one problem. */
export function keyOf({ kind, page, name, message, stack }: ProblemReport): string {
  return [kind, page, name, message, stack[0]].join('|')
}

const KINDS: readonly ProblemKind[] = ['error', 'rejection', 'chunk', 'load']
const VITALS: readonly VitalReport['name'][] = ['LCP', 'INP', 'CLS']
const RATINGS: readonly VitalReport['rating'][] = ['good', 'needs-improvement', 'poor']
const PAGE = /^(?:\*|\/[\w-]*(?:\/:id)?)$/
const SHORT = /^[\w .:-]{0,40}$/
const FRAME = /^[\w$.#]*@[\w.#-]+:\d{1,6}:\d{1,7}$/

/** A report as an earlier visit, or another script, has stored it; undefined if invalid. */
export function parseReport(stored: unknown): Report | undefined {
  const record = asRecord(stored)
  if (!record) return undefined
  const common = commonOf(record)
  if (!common) return undefined
  const { value, count, message, stack } = record
  const kind = oneOf(KINDS, record.kind)
  if (kind)
    return {
      kind,
      ...common,
      name: scrubName(record.name),
      message: scrub(typeof message === 'string' ? message : ''),
      stack: Array.isArray(stack) ? stack.filter((frame) => matches(FRAME, frame)) : [],
      count: typeof count === 'number' ? count : 1,
    }
  const name = oneOf(VITALS, record.name)
  const rating = oneOf(RATINGS, record.rating)
  if (record.kind !== 'vital' || !name || !rating || typeof value !== 'number') return undefined
  return { kind: 'vital', ...common, name, value, rating }
}

function commonOf(record: Readonly<Record<string, unknown>>): Common | undefined {
  const { page, at, release, system, browser, visit } = record
  if (!matches(PAGE, page) || !matches(SHORT, at)) return undefined
  if (!matches(SHORT, release) || !matches(SHORT, system)) return undefined
  if (!matches(SHORT, browser) || !matches(SHORT, visit)) return undefined
  return { page, at, release, system, browser, visit }
}

const matches = (pattern: RegExp, value: unknown): value is string =>
  typeof value === 'string' && pattern.test(value)

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value)
