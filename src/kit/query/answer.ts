import { queryOptions, useQuery } from '@tanstack/react-query'
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { CallOptions, Endpoint } from '@/api/core/endpoint'
import { syncServerClock } from '@/lib/serverClock'
import { asRecord } from '@/lib/storage/json'
import { useSessionKey } from '@/session/useSession'
import { fetchFresh, keepGuestAnswer, personMark, queryClient } from './queryClient'

/** TanStack Query's own options, except those that the call decides. */
export interface AnswerOptions<Answer, Shown> extends Omit<
  UseQueryOptions<Answer, Error, Shown>,
  'queryKey' | 'queryFn'
> {
  /** See `CallOptions`. */
  silent?: boolean
}

/** The call, the request and, unless the answer is the same for all, the person. */
export const answerKey = (
  call: Pick<Endpoint<never, unknown>, 'name' | 'auth' | 'sameForAll'>,
  request: object | void,
) => [call.name, request ?? {}, ...(call.auth === 'omit' || call.sameForAll ? [] : [personMark()])]

/**
 * A query of more than one call, or of an answer that is changed before it is kept. For the answer of one call use
 * `answerQuery`.
 * @param about distinguishes it from others of this name
 */
export function composedQuery<Answer>(
  name: string,
  about: object,
  ask: (signal: AbortSignal) => Promise<Answer> | Answer,
  { sameForAll = false } = {},
) {
  return queryOptions<Answer>({
    queryKey: [name, about, ...(sameForAll ? [] : [personMark()])],
    queryFn: ({ signal }) => ask(signal),
  })
}

/** The answer's own time sets the platform's clock; a refreshed list has it in `refreshTime`. */
export function withItsTime<Answer>(answer: Answer): Answer {
  const record = asRecord(answer)
  const serverTime = record?.serverTime ?? record?.refreshTime
  if (typeof serverTime === 'string') syncServerClock(serverTime)
  return answer
}

/** The query of one call: for use outside a component. */
export function answerQuery<Request extends object | void, Answer>(
  call: Endpoint<Request, Answer>,
  request: Request,
  options: Pick<CallOptions, 'silent'> = {},
) {
  return queryOptions<Answer>({
    queryKey: answerKey(call, request),
    queryFn: async ({ signal }) => withItsTime(await call(request, { ...options, signal })),
  })
}

/**
 * The answer of a call, subscribed while the component is mounted; each person has their own query. A guest's stays on
 * screen until the person who has just logged in has theirs (`keepGuestAnswer`).
 */
export function useAnswer<Request extends object | void, Answer, Shown = Answer>(
  call: Endpoint<Request, Answer>,
  request: Request,
  { silent = false, ...options }: AnswerOptions<Answer, Shown> = {},
): UseQueryResult<Shown> {
  useSessionKey()
  const { queryKey, queryFn } = answerQuery(call, request, { silent })
  return useQuery<Answer, Error, Shown>({
    queryKey,
    queryFn,
    placeholderData: keepGuestAnswer(queryKey),
    ...options,
  })
}

/** Starts a request that will be needed, without waiting. For loaders. */
export function prefetch<Request extends object | void, Answer>(
  call: Endpoint<Request, Answer>,
  request: Request,
): void {
  void queryClient.prefetchQuery(answerQuery(call, request))
}

/** The answer as of now: see `fetchFresh`. @throws what the call throws */
export const fetchAnswer = <Request extends object | void, Answer>(
  call: Endpoint<Request, Answer>,
  request: Request,
): Promise<Answer> => fetchFresh(answerQuery(call, request))

/** Invalidates an answer, and refetches it at once if it is on screen; resolves when it has arrived. */
export const invalidateAnswer = <Request extends object | void, Answer>(
  call: Endpoint<Request, Answer>,
  request: Request,
): Promise<void> => queryClient.invalidateQueries({ queryKey: answerKey(call, request) })

/** Merges known changes into a cached answer. */
export function patchAnswer<Request extends object | void, Answer>(
  call: Endpoint<Request, Answer>,
  request: Request,
  change: (answer: Answer | undefined) => Answer | undefined,
): void {
  queryClient.setQueryData<Answer>(answerKey(call, request), change)
}
