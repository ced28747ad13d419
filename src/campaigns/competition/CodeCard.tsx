import { failureOf } from '@/api/core/verdict/failure'
import { createRegistrationCode } from '@/api/registration'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { Card } from '@/kit/page/parts/Card'
import { LoadedPart } from '@/kit/page/parts/LoadedPart'
import { PartFailed } from '@/kit/page/parts/PartFailed'
import { useAnswer } from '@/kit/page/query/answer'
import { codeQuery } from '@/kit/page/query/usePart'
import { useCampaign } from '@/kit/page/useCampaign'
import { stampClock } from '@/lib/format/stamp'
import { parseServerTime } from '@/lib/serverClock'
import { SkeletonBlock } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast/toast'
import { PAGE, isCodeLive } from './competition'
import styles from './Code.module.css'

interface CodeCardProps {
  activityId: string
  /** Sign-up is open: afterwards works are handed in. */
  isOpen: boolean
}

/** The code for a friend nearby, or for an upload at a computer. */
export function CodeCard({ activityId, isOpen }: CodeCardProps) {
  return (
    <Card heading={isOpen ? '报名码' : '投稿码'}>
      <p className={styles.line}>
        {isOpen
          ? '请身边的朋友用App扫一扫报名，或在电脑端扫码上传作品'
          : '在电脑端打开投稿页，用App扫一扫上传作品'}
      </p>
      <CodeSquare activityId={activityId} />
    </Card>
  )
}

/** Loaded lazily: most people only look at the contest. */
const codeDrawing = codeQuery('CodeDrawing', () => import('./CodeDrawing'))

/** The sign-up code, or its placeholder, and its expiry. */
export function CodeSquare({ activityId }: { activityId: string }) {
  const { content, isFailed, until, isLive, renew } = useSignUpCode(activityId)
  if (isFailed) return <PartFailed onRetry={renew} />
  const waiting = <SkeletonBlock className={styles.square} />
  return (
    <div className={styles.code}>
      <LoadedPart part={codeDrawing} waiting={waiting}>
        {({ CodeDrawing }) =>
          content === undefined ? (
            waiting
          ) : (
            <CodeDrawing content={content} isLive={isLive} onRenew={renew} />
          )
        }
      </LoadedPart>
      <p className={styles.until}>{isLive && until !== '' ? `有效期至 ${until}` : '\u00a0'}</p>
    </div>
  )
}

/** The sign-up code, and whether it is still valid by the platform's clock. */
function useSignUpCode(activityId: string) {
  const { track } = useCampaign()
  const { data, error, refetch } = useAnswer(
    createRegistrationCode,
    { activityId, scene: 'COMPETITION', page: PAGE },
    // The code expires by itself: it is not refetched each time the page becomes visible.
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
    /** Never rejects; shows a toast if no new code came. */
    async renew(): Promise<void> {
      track('button', 'refresh-qrcode', { activityId })
      const answer = await refetch()
      if (!answer.error) return
      const failure = failureOf(answer.error)
      if (!failure.toasted) showToast(failure.text)
    },
  }
}
