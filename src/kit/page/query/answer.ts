import { queryOptions, useQuery } from '@tanstack/react-query'
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { Endpoint } from '@/api/core/endpoint'
import { asRecord } from '@/lib/storage/json'
import { syncServerClock } from '@/lib/serverClock'
import { sessionKey } from '@/session/sessionKey'
import { useSessionKey } from '@/session/useSession'

/** TanStack Query's own, but for what the call decides. */
export type AnswerOptions<Answer, Shown> = Omit<
  UseQueryOptions<Answer, Error, Shown>,
  'queryKey' | 'queryFn'
>

/**
 * The query of one call: its key is the call, the request and, where the call says who asks, the person. The answer's
 * own time sets the platform's clock. For loaders, and for whatever asks outside a component.
 */
export function answerQuery<Request extends object | void, Answer>(
  call: Endpoint<Request, Answer>,
  request: Request,
) {
  return queryOptions<Answer>({
    queryKey: [call.name, request, ...(call.auth === 'omit' ? [] : [sessionKey()])],
    queryFn: async ({ signal }) => {
      const answer = await call(request, { signal })
      const serverTime = asRecord(answer)?.serverTime
      if (typeof serverTime === 'string') syncServerClock(serverTime)
      return answer
    },
  })
}

/** The answer of a call, followed while the component is there; another person asks for their own. */
export function useAnswer<Request extends object | void, Answer, Shown = Answer>(
  call: Endpoint<Request, Answer>,
  request: Request,
  options?: AnswerOptions<Answer, Shown>,
): UseQueryResult<Shown> {
  useSessionKey()
  const { queryKey, queryFn } = answerQuery(call, request)
  return useQuery<Answer, Error, Shown>({ queryKey, queryFn, ...options })
}
