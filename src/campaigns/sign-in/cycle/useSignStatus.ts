import type { UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { readSignStatus } from '@/api/signIn'
import type { SignStatus } from '@/api/signIn'
import { answerQuery, useAnswer } from '@/kit/page/query/answer'
import { fetchFresh, queryClient, refetchPage } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import type { DateText } from '../calendar/dates'
import { isDateSigned, withToday } from '../signIn'

export interface SignStatusQuery {
  status: UseQueryResult<SignStatus>
  activityId: string | undefined
  /** Changes the cached status by what a write has answered, until it is refetched. */
  applyPatch: (change: (status: SignStatus) => SignStatus) => void
  /** Resolves when the status is there anew; the rest of the page is refetched beside it. */
  refetch: () => Promise<void>
  /** Asks the platform whether a date is signed. @throws what the call throws */
  checkSigned: (date: DateText) => Promise<boolean>
}

/** The person's sign-in status at this address. */
export function useSignStatus(): SignStatusQuery {
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  const options = answerQuery(readSignStatus, { activityId })
  return {
    status: useAnswer(readSignStatus, { activityId }, { select: withToday }),
    activityId,
    applyPatch: (change) => {
      queryClient.setQueryData(options.queryKey, (status) => status && change(withToday(status)))
    },
    refetch: () => refetchPage(options.queryKey),
    checkSigned: async (date) => isDateSigned(withToday(await fetchFresh(options)), date),
  }
}
