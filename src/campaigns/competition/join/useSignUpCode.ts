import { failureOf } from '@/api/core/verdict/failure'
import { createRegistrationCode } from '@/api/registration'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { useAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { stampClock } from '@/lib/format/stamp'
import { parseServerTime } from '@/lib/serverClock'
import { showToast } from '@/ui/toast/toast'
import { PAGE, isCodeLive } from '../competition'

export type SignUpCode = ReturnType<typeof useSignUpCode>

/** The code for signing up, and whether it still counts by the platform's clock. */
export function useSignUpCode(activityId: string) {
  const { track } = useCampaign()
  const { data, error, refetch } = useAnswer(
    createRegistrationCode,
    { activityId, scene: 'COMPETITION', page: PAGE },
    // The code ends by itself: it is not made anew each time the page is seen.
    { staleTime: Infinity, refetchOnWindowFocus: false },
  )
  const expireAt = data?.expireAt ?? ''
  const now = useServerNowAt([parseServerTime(expireAt)])
  return {
    content: data?.qrcodeContent,
    isFailed: data === undefined && error !== null,
    isLive: isCodeLive(expireAt, now),
    /** `14:30`; '' for a code without an end. */
    until: stampClock(expireAt),
    /** Never rejects; says so where no new code came. */
    async renew(): Promise<void> {
      track('button', 'refresh-qrcode', { activityId })
      const answer = await refetch()
      if (!answer.error) return
      const failure = failureOf(answer.error)
      if (!failure.toasted) showToast(failure.text)
    },
  }
}
