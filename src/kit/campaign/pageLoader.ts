import type { LoaderFunctionArgs } from 'react-router-dom'
import { subscribe, tokens, whenReady } from '@/session/session'
import { settle } from './settle'
import type { Settled } from './settle'

export interface PageArgs {
  params: LoaderFunctionArgs['params']
  /** The address's query. */
  query: URLSearchParams
  signal: AbortSignal
}

/** The calls of a page by name, not yet started. */
type Calls = Record<string, () => Promise<unknown>>

export type PartsOf<C extends Calls> = {
  [Name in keyof C]: Settled<Awaited<ReturnType<C[Name]>>>
}

/** What a campaign page's loader hands to the page: answers on their way. */
export interface PageLoad<Parts> {
  address: string
  parts: Promise<Parts>
  /** What an earlier visit to the address was answered: shown until the new answers are there. */
  before: Parts | undefined
  /** Whose answers they are; see `whoAsks`. */
  asker: Promise<string>
  /** The newest load of this page: an older one's answers no longer count. */
  newest: () => PageLoad<Parts>
  /** Lets the next load of the address take over what these parts know, and ask only for what failed. */
  retryFailed(parts: Parts): void
}

/**
 * THE loader of a campaign page. It starts all calls at once and does not wait for them, so that the page's own
 * skeleton shows at once; `usePageData` draws from what it returns. A call that fails is a part that failed, never the
 * router's error page; what the function itself throws (a bad id, a redirect) is the router's matter.
 * @example export const loadSignIn = pageLoader(({ signal }) => ({
 *   main: () => readSignStatus({}, { signal }).then(withServerTime),
 *   tasks: () => listTasks({}, { signal }),
 * }))
 */
export function pageLoader<C extends Calls>(calls: (args: PageArgs) => C) {
  type Parts = PartsOf<C>
  type Memory = { address: string; parts: Parts }
  let last: Memory | undefined
  let retried: Memory | undefined
  let newest: PageLoad<Parts>
  // Another person must not see what this one was answered, not even for a moment.
  subscribe(() => {
    last = undefined
    retried = undefined
  })

  return function load({ params, request }: LoaderFunctionArgs): PageLoad<Parts> {
    const { pathname, search, searchParams } = new URL(request.url)
    const address = pathname + search
    const asked = calls({ params, query: searchParams, signal: request.signal })
    const known = retried?.address === address ? retried.parts : undefined
    retried = undefined
    const parts = settle(started(asked, known)) as Promise<Parts>
    const current: PageLoad<Parts> = {
      address,
      parts,
      before: last?.address === address ? last.parts : undefined,
      asker: whenReady().then(whoAsks),
      newest: () => newest,
      retryFailed(parts) {
        retried = { address, parts }
      },
    }
    newest = current
    void Promise.all([parts, current.asker]).then(([parts, who]) => {
      if (newest === current && parts.main?.ok && who === whoAsks()) last = { address, parts }
    })
    return current
  }
}

/** A word that changes when another login is in force. It stays in memory and is never shown. */
export function whoAsks(): string {
  const { wrapper = '', stored = '' } = tokens()
  return `${wrapper}|${stored}`
}

function started(
  calls: Calls,
  known: Record<string, Settled<unknown>> | undefined,
): Record<string, Promise<unknown>> {
  const running = Object.entries(calls).map(([name, call]) => {
    const part = known?.[name]
    return [name, part?.ok ? Promise.resolve(part.value) : attempt(call)]
  })
  return Object.fromEntries(running) as Record<string, Promise<unknown>>
}

/** A call that throws before it runs has failed like any other. */
async function attempt(call: () => Promise<unknown>): Promise<unknown> {
  return call()
}
