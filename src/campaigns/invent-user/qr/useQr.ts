import { useEffect, useRef } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { failureOf } from '@/api/core/verdict/failure'
import { pullNewQrCode } from '@/api/invitation'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { patchAnswer } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'
import { withServerTime } from '@/lib/serverClock'
import { showToast } from '@/ui/toast/toast'
import { qrMoments, qrPhase } from '../inventUser'

export type QrAnswer = Awaited<ReturnType<typeof pullNewQrCode>>
export type Qr = ReturnType<typeof useQr>

const COOL_DOWN_MS = 10_000
const TOO_OFTEN = '操作过于频繁，请稍后再试'

/** The code by the platform's clock: a new one comes 5 s before its end while the page is seen, or by a tap. */
export function useQr({ data }: UseQueryResult<QrAnswer>, activityId: string | undefined) {
  const expireAt = data?.expireAt ?? ''
  const { fadesAt, endsAt } = qrMoments(expireAt)
  const phase = qrPhase(expireAt, useServerNowAt([fadesAt, endsAt]))
  const lastPull = useRef(-COOL_DOWN_MS)
  const wasLive = useRef(false)

  const pull = async () => {
    const code = withServerTime(await pullNewQrCode({ activityId }))
    patchAnswer(pullNewQrCode, { activityId }, () => code)
  }

  useEffect(() => {
    if (phase === 'live') wasLive.current = true
    if (phase === 'live' || !wasLive.current || document.visibilityState !== 'visible') return
    // Once for each code: one that comes with its end behind it would be pulled for ever.
    wasLive.current = false
    pull().catch(() => {
      // The code ends, and says how to get another one.
    })
  })

  return {
    phase,
    /** By a tap: at most once in 10 s, but for a code that has ended. Never rejects. */
    async renew(): Promise<void> {
      const now = Date.now()
      if (phase !== 'expired' && now - lastPull.current < COOL_DOWN_MS) return showToast(TOO_OFTEN)
      lastPull.current = now
      try {
        await pull()
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind === 'signedOut') void queryClient.invalidateQueries()
        else if (!failure.toasted) showToast(failure.text)
      }
    },
  }
}
