import type { LoaderFunctionArgs } from 'react-router-dom'
import { isLoggedIn, subscribe, whenReady } from '@/session/session'
import { whoAsks } from '@/session/whoAsks'
import { arrivalsOf, ended } from './pageLoad'
import type { Arrivals, Running } from './pageLoad'
import { settled } from './settle'
import type { Settled } from './settle'

export interface PageArgs {
  params: LoaderFunctionArgs['params']
  /** The address's query. */
  query: URLSearchParams
  signal: AbortSignal
}

/** The calls of a page by name, not yet started. */
type Calls = Record<string, () => Promise<unknown>> & { main: () => Promise<unknown> }

export type PartsOf<C extends Calls> = {
  [Name in keyof C]: Settled<Awaited<ReturnType<C[Name]>>>
}

type AnyParts = { main: Settled<unknown> }
/** What a page that stands has been answered: `main`, and of the rest what has come. */
export type ShownParts<Parts extends AnyParts> = Pick<Parts, 'main'> & Partial<Parts>

/** What a campaign page's loader hands to the page: answers on their way. */
export interface PageLoad<Parts extends AnyParts> {
  address: string
  /** Ends when the named ones have, or all of them. */
  ended: <Name extends keyof Parts>(names: readonly Name[]) => Promise<Pick<Parts, Name>>
  arrivals: Arrivals<Parts>
  /** What an earlier visit to the address was answered: shown until the new answers are there. */
  before: ShownParts<Parts> | undefined
  /** Whose answers they are; see `whoAsks`. */
  asker: Promise<string>
  /** The newest load of this page: an older one's answers no longer count. */
  newest: () => PageLoad<Parts>
  /** Lets the next load of the address ask only for what failed in this one; the rest it takes over. */
  retryFailed: () => void
}

type LoadOf<Loader> = Loader extends (args: never) => infer Load ? Load : never
/** All answers of a page's loader. */
export type PartsIn<Loader> = LoadOf<Loader> extends PageLoad<infer Parts> ? Parts : never
/** What a page that stands has of them. */
export type ShownIn<Loader> =
  LoadOf<Loader> extends PageLoad<infer Parts> ? ShownParts<Parts> : never

/**
 * THE loader of a campaign page. It starts all calls at once and does not wait for them, so that the page's own
 * skeleton shows at once; `usePageData` draws from what it returns. The page stands as soon as `main` has ended, and the
 * other parts come as they come. A call that fails is a part that failed, never the router's error page; what the
 * function itself throws (a bad id, a redirect) is the router's matter.
 * @example export const loadSignIn = pageLoader(({ signal }) => ({
 *   main: () => readSignStatus({}, { signal }).then(withServerTime),
 *   tasks: () => listVerticalTasks({ scene: 'SIGN_IN' }, { signal }),
 * }))
 */
export function pageLoader<C extends Calls>(calls: (args: PageArgs) => C) {
  type Parts = PartsOf<C>
  type Load = PageLoad<Parts>
  let last: Load | undefined
  let retried: { address: string; running: Partial<Running<Parts>> } | undefined
  let newest: Load
  // Another person must not see what this one was answered, not even for a moment.
  subscribe(() => {
    last = undefined
    retried = undefined
  })

  return function load({ params, request }: LoaderFunctionArgs): Load {
    const { pathname, search, searchParams } = new URL(request.url)
    const address = pathname + search
    const asked = calls({ params, query: searchParams, signal: request.signal })
    const taken = retried?.address === address ? retried.running : {}
    retried = undefined
    const running = { ...started(asked, taken), ...taken } as Running<Parts>
    const arrivals = arrivalsOf<Parts>(running)
    const remembered = last?.address === address ? last.arrivals.soFar() : {}
    const current: Load = {
      address,
      ended: (names) => ended(running, names),
      arrivals,
      before: stands<Parts>(remembered) ? remembered : undefined,
      asker: whenReady().then(whoAsks),
      newest: () => newest,
      retryFailed() {
        const answered = arrivals.soFar()
        const names = Object.keys(running).filter((name) => answered[name]?.ok !== false)
        const kept = Object.fromEntries(names.map((name) => [name, running[name]]))
        retried = { address, running: kept as Partial<Running<Parts>> }
      },
    }
    newest = current
    void Promise.all([running.main, current.asker]).then(([main, who]) => {
      if (newest === current && main.ok && who === whoAsks()) last = current
    })
    return current
  }
}

/** Enough has come for the page to be drawn. */
export function stands<Parts extends AnyParts>(parts: Partial<Parts>): parts is ShownParts<Parts> {
  return parts.main !== undefined
}

/**
 * A call that only makes sense for somebody who is logged in.
 * @example me: () => whenLoggedIn(() => readUserInfo({}, { signal }), null)
 */
export async function whenLoggedIn<Answer, Otherwise>(
  call: () => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  await whenReady()
  return isLoggedIn() ? call() : otherwise
}

function started(calls: Calls, taken: object): Record<string, Promise<Settled<unknown>>> {
  const open = Object.entries(calls).filter(([name]) => !(name in taken))
  return Object.fromEntries(open.map(([name, call]) => [name, settled(attempt(call))]))
}

/** A call that throws before it runs has failed like any other. */
async function attempt(call: () => Promise<unknown>): Promise<unknown> {
  return call()
}
