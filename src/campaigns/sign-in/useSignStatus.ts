import { useSearchParams } from 'react-router-dom'
import { readSignStatus, type SignStatus } from '@/api/signIn'
import { answerKey, fetchAnswer, patchAnswer, useAnswer } from '@/kit/query/answer'
import { refetchPage } from '@/kit/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import type { DateText } from './calendar'
import { isDateSigned, withToday } from './signIn'

/** The person's sign-in status at this address. */
export function useSignStatus() {
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  return {
    status: useAnswer(readSignStatus, { activityId }, { select: withToday }),
    activityId,
    /** Applies a write's answer to the cached status, until it is refetched. */
    applyPatch: (change: (status: SignStatus) => SignStatus) => {
      patchAnswer(readSignStatus, { activityId }, (status) => status && change(withToday(status)))
    },
    /** Resolves when the status has been refetched; the rest of the page is refetched in parallel. */
    refetch: () => refetchPage(answerKey(readSignStatus, { activityId })),
    /** Asks the platform whether a date is signed. @throws what the call throws */
    checkSigned: async (date: DateText) =>
      isDateSigned(withToday(await fetchAnswer(readSignStatus, { activityId })), date),
  }
}
