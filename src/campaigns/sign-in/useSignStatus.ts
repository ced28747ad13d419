import { useSearchParams } from 'react-router-dom'
import type { UseQueryResult } from '@tanstack/react-query'
import { readSignStatus } from '@/api/signIn'
import type { SignStatus } from '@/api/signIn'
import { answerKey, fetchAnswer, patchAnswer, useAnswer } from '@/kit/page/query/answer'
import { refetchPage } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import type { DateText } from './dates'
import { isDateSigned, withToday } from './signIn'

export interface SignStatusQuery {
  status: UseQueryResult<SignStatus>
  activityId: string | undefined
  /** Applies a write's answer to the cached status, until it is refetched. */
  applyPatch: (change: (status: SignStatus) => SignStatus) => void
  /** Resolves when the status has been refetched; the rest of the page is refetched in parallel. */
  refetch: () => Promise<void>
  /** Asks the platform whether a date is signed. @throws what the call throws */
  checkSigned: (date: DateText) => Promise<boolean>
}

/** The person's sign-in status at this address. */
export function useSignStatus(): SignStatusQuery {
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  return {
    status: useAnswer(readSignStatus, { activityId }, { select: withToday }),
    activityId,
    applyPatch: (change) => {
      patchAnswer(readSignStatus, { activityId }, (status) => status && change(withToday(status)))
    },
    refetch: () => refetchPage(answerKey(readSignStatus, { activityId })),
    checkSigned: async (date) =>
      isDateSigned(withToday(await fetchAnswer(readSignStatus, { activityId })), date),
  }
}
