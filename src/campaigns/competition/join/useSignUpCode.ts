import { useQuery } from '@tanstack/react-query'
import { failureOf } from '@/api/core/verdict/failure'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseServerTime } from '@/lib/serverClock'
import { useSessionKey } from '@/session/useSession'
import { showToast } from '@/ui/toast/toast'
import { isCodeLive } from '../competition'
import { codeQuery } from '../queries'

export type SignUpCode = ReturnType<typeof useSignUpCode>

/** The code for signing up, and whether it still counts by the platform's clock. */
export function useSignUpCode(activityId: string) {
  const { track } = useCampaign()
  const { data, error, refetch } = useQuery(codeQuery(useSessionKey(), activityId))
  const expireAt = data?.expireAt ?? ''
  const now = useServerNowAt([parseServerTime(expireAt)])
  return {
    content: data?.qrcodeContent,
    isFailed: data === undefined && error !== null,
    isLive: isCodeLive(expireAt, now),
    /** `14:30`; '' for a code without an end. */
    until: expireAt.slice(11, 16),
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
