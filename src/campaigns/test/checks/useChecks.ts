import { createContext, useCallback, useEffect, useRef, useState } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { isLoggedIn, subscribe, tokens } from '@/session/session'
import { track } from '@/tracking/track'
import { maskSecrets, statusOf, type CheckResult, type Finding } from './report'

export type Work = () => Promise<Finding> | Finding

export interface Checks {
  /** By the check's id, in the order in which they were first run. */
  results: Readonly<Record<string, CheckResult>>
  /** Runs a check; one that is running is not started again. Never rejects. */
  run: (id: string, label: string, work: Work) => Promise<void>
}

/** The checks of the page. */
export const ChecksContext = createContext<Checks>({ results: {}, run: () => Promise.resolve() })

const failed = (error: unknown): Finding => ({ ok: false, detail: failureOf(error).text })

/** Their results show the person's data. */
const PERSONAL = new Set(['user-info', 'privacy', 'authorization'])

/** The results of the checks run by hand. Nothing runs before it is tapped. */
export function useChecks(): Checks {
  const [results, setResults] = useState<Record<string, CheckResult>>({})
  const running = useRef(new Set<string>())

  const run = useCallback<Checks['run']>(async (id, label, work) => {
    if (running.current.has(id)) return
    running.current.add(id)
    track('test', 'button', 'run-check', { check: id })
    const report = (result: Omit<CheckResult, 'label'>) =>
      setResults((before) => ({ ...before, [id]: { label, ...result } }))
    report({ status: 'running' })
    const before = tokens()
    const startedAt = performance.now()
    const { ok, detail } = await Promise.resolve().then(work).catch(failed)
    running.current.delete(id)
    report({
      status: statusOf(ok),
      // Also the token that the check itself removed or obtained.
      detail: maskSecrets(detail, [...Object.values(before), ...Object.values(tokens())]),
      tookMs: Math.round(performance.now() - startedAt),
    })
  }, [])

  // A logout does not leave this page, as it does elsewhere.
  useEffect(
    () =>
      subscribe(() => {
        if (!isLoggedIn()) setResults(withoutPerson)
      }),
    [],
  )

  return { results, run }
}

const withoutPerson = (results: Checks['results']) =>
  Object.fromEntries(Object.entries(results).filter(([id]) => !PERSONAL.has(id)))
