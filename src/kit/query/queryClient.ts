import { QueryCache, QueryClient, focusManager, notifyManager } from '@tanstack/react-query'
import type { FetchQueryOptions, InfiniteData, Query, QueryKey } from '@tanstack/react-query'
import { failureOf } from '@/api/core/verdict/failure'
import { ChunkLoadError } from '@/lib/failure/errors'
import { noteProblem } from '@/lib/failure/problems'
import { lastOf } from '@/lib/lastOf'
import { asRecord } from '@/lib/storage/json'
import { isGuestSession, onSessionChange, sessionKey } from '@/session/sessionKey'

/** A component that mounts after its loader has prefetched, however slow the phone is, makes no second request. */
const STALE_MS = 10_000
/** Back shows the page as it was, also after a long visit to another one. */
const GC_MS = 30 * 60_000

/**
 * The cache of everything that campaigns are answered. The query key of an answer that belongs to a person ends with
 * `personMark()`; public ones have none and stay on screen over a login while they are refetched. Queries are made by
 * `answerQuery`, `pagesQuery` and `composedQuery`, which see to it.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: dropRefused }),
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      gcTime: GC_MS,
      // A person retries; a call that changes nothing on its own would only take longer to fail.
      retry: false,
      // The loader has made the request already; one that failed before its component mounted is not repeated.
      retryOnMount: false,
      // Without a network a call fails and shows an error; a paused one would show its skeleton forever.
      networkMode: 'always',
      refetchOnWindowFocus: 'always',
    },
  },
})

// Answers are rendered as soon as they arrive, not one timer later.
notifyManager.setScheduler(queueMicrotask)

// The page is visible again, or comes back from the back-forward cache.
focusManager.setEventListener((onFocus) => {
  const onVisible = () => onFocus()
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onFocus()
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onPageShow)
  }
})

onSessionChange((previous) => {
  // The previous person's answers must not be found in the cache.
  queryClient.removeQueries({ type: 'inactive' })
  if (!isGuestSession(previous))
    queryClient.removeQueries({ predicate: ({ queryKey }) => sessionOf(queryKey) === previous })
  // Personal queries get a new key and fetch by themselves; public ones may have been refused to a guest.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => sessionOf(queryKey) !== previous,
  })
})

/** The end of the key of queries that belong to the current person. */
export const personMark = () => ({ session: sessionKey() })

/** The session of an answer; undefined: the same for all. */
export const sessionOf = (queryKey: QueryKey): unknown => asRecord(lastOf(queryKey))?.session

/**
 * `placeholderData`: what a guest was shown stays on screen, as `isPlaceholderData`, while it is asked for the person
 * who has just logged in. Nothing of one person is ever kept for another.
 */
export function keepGuestAnswer(queryKey: QueryKey) {
  const address = (key: QueryKey) => JSON.stringify(key.slice(0, -1))
  return <Answer>(previous: Answer | undefined, query: { queryKey: QueryKey } | undefined) =>
    query &&
    isGuestSession(sessionOf(query.queryKey)) &&
    address(query.queryKey) === address(queryKey)
      ? previous
      : undefined
}

/** Refetches what failed on the open page, and nothing else. Never rejects. */
export function refetchFailed(): Promise<void> {
  return queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  })
}

/**
 * Prefetches in a loader what must be asked for anew, however fresh it is. Marked as invalid first: on a slow phone the
 * page that was left can take its observers, and the request with them, away after the loader of Back has run; then the
 * component that mounts asks again. `staleTime: 0` for the prefetch alone would leave the old answer on screen.
 */
export function prefetchAnew<Answer, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
): void {
  const { queryKey } = options
  void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  void queryClient.prefetchQuery(options)
}

/**
 * The answer as of now: a pending request was sent before and does not count. To check whether a write was applied.
 * @throws what the call throws
 */
export async function fetchFresh<Answer, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  const { queryKey, queryFn } = options
  await queryClient.cancelQueries({ queryKey, exact: true })
  if (typeof queryFn !== 'function') return queryClient.fetchQuery({ ...options, staleTime: 0 })
  let call: Answer | Promise<Answer> | undefined
  const answer = await queryClient.fetchQuery({
    ...options,
    staleTime: 0,
    queryFn: (context) => (call = queryFn(context)),
  })
  // If the person is signed out meanwhile, the query has no observers: it is cancelled and resolves with the previous
  // answer. The call itself has the right one.
  return call === undefined ? answer : await call
}

/**
 * A refetch that fails on the network leaves the last good data; the platform's own refusal (signed out, ended) holds
 * at once. A further page of a list that is refused takes no earlier page with it.
 */
function dropRefused(error: Error, query: Query<unknown, unknown, unknown>): void {
  const { kind, unknownResult } = failureOf(error)
  // Neither a refusal nor a page that was left: the network or the platform is at fault. A part's code is recorded as
  // such.
  if (unknownResult && !(error instanceof ChunkLoadError))
    noteProblem('load', asError(error, query.queryKey))
  const isFurtherPage = query.state.fetchMeta?.fetchMore !== undefined
  if ((kind === 'signedOut' || kind === 'business') && !isFurtherPage)
    query.setState({ data: undefined })
}

/** The body of a broken server's answer is not read: the key names the request. */
const asError = (error: unknown, [subject]: QueryKey) =>
  error instanceof Error ? error : new Error(`${String(subject)}: server error`)

/** A list with more pages is not refetched as a whole, page by page. */
const FEW_PAGES = 5

export const isShort = ({ state }: Pick<Query, 'state'>) =>
  ((state.data as InfiniteData<unknown> | undefined)?.pages?.length ?? 0) <= FEW_PAGES

/**
 * Everything on the page is asked for anew after a write. Resolves when the query that shows the write has settled: one
 * that hangs beside it does not hold the button.
 */
export function refetchPage(queryKey: QueryKey): Promise<void> {
  void queryClient.invalidateQueries()
  return queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
}
