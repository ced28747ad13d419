import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { pullNewQrCode } from '@/api/invitation'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { LoadedPart } from '@/kit/query/LoadedPart'
import { PartFailed } from '@/kit/query/PartFailed'
import { answerKey } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { codeQuery } from '@/kit/query/usePart'
import { useCampaign } from '@/kit/page/useCampaign'
import { copyAndTell } from '@/kit/share/copyText'
import { stampClock } from '@/lib/format/stamp'
import { withServerTime } from '@/lib/serverClock'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { classes } from '@/ui/classes'
import { CopyIcon } from '@/ui/icons'
import { SkeletonBlock } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast/toast'
import { groupedCode, qrMoments, qrPhase, type QrPhase } from './inventUser'
import styles from './QrCard.module.css'

interface QrCardProps {
  query: UseQueryResult<QrAnswer>
  activityId: string | undefined
  isGuest: boolean
  onPoster: () => void
}

/** The code to be scanned, its validity, and the code in letters. */
export function QrCard({ query, activityId, isGuest, onPoster }: QrCardProps) {
  const { track } = useCampaign()
  const { data, error, refetch } = query
  const qr = useQr(query, activityId)
  const renew = () => {
    track('button', 'refresh-qrcode')
    return data ? qr.renew() : refetch()
  }
  return (
    <section className={styles.card} aria-label="我的邀请二维码">
      {!isGuest && !data && error ? (
        <PartFailed text={failureOf(error).text} onRetry={renew} />
      ) : (
        <QrSquare data={data} phase={qr.phase} isGuest={isGuest} onRenew={renew} />
      )}
      <CodeLine data={isGuest ? undefined : data} />
      <div className={styles.ways}>
        {isGuest ? (
          <LoginButton wide className={styles.login}>
            登录后参与
          </LoginButton>
        ) : (
          <>
            <Button quiet disabled={!data} onPress={renew}>
              换一张
            </Button>
            <Button
              disabled={!data}
              onPress={() => {
                track('button', 'save-poster')
                onPoster()
              }}
            >
              保存海报
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

/** The code in letters, and its expiry; it takes the same place while loading. */
export function CodeLine({ data }: { data?: QrAnswer }) {
  const code = data?.inviteCode ?? ''
  const until = stampClock(data?.expireAt ?? '')
  return (
    <div className={styles.code}>
      <p className="muted">邀请码</p>
      {code === '' ? (
        <p className={styles.copy}>
          <span className={styles.value}>--</span>
        </p>
      ) : (
        <button
          type="button"
          className={styles.copy}
          aria-label={`复制邀请码 ${code}`}
          onClick={() => void copyAndTell('邀请码', code)}
        >
          <span className={styles.value}>{groupedCode(code)}</span>
          <CopyIcon />
        </button>
      )}
      <p className="muted">{until === '' ? '\u00a0' : `有效期至 ${until}，到期自动更新`}</p>
    </div>
  )
}

interface QrSquareProps {
  /** Undefined while loading. */
  data: QrAnswer | undefined
  phase: QrPhase
  isGuest: boolean
  onRenew: PressHandler
}

/** Loaded lazily: an invitee never draws a code. */
const qrDrawing = codeQuery('QrDrawing', () => import('./QrDrawing'))

/** The place of the code: a preview for guests, the placeholder, or the code. */
function QrSquare({ data, phase, isGuest, onRenew }: QrSquareProps) {
  if (isGuest)
    return (
      <div className={classes(styles.square, styles.note)}>
        <p>登录后生成你的专属二维码</p>
      </div>
    )
  const waiting = <SkeletonBlock className={styles.square} />
  return (
    <LoadedPart part={qrDrawing} waiting={waiting}>
      {({ QrDrawing }) =>
        data ? <QrDrawing content={data.qrcodeContent} phase={phase} onRenew={onRenew} /> : waiting
      }
    </LoadedPart>
  )
}

type QrAnswer = Awaited<ReturnType<typeof pullNewQrCode>>

const COOL_DOWN_MS = 10_000
const TOO_OFTEN = '操作过于频繁，请稍后再试'

/** The code by the platform's clock: a new one is fetched 5 s before its end while the page is visible, or by a tap. */
function useQr({ data }: UseQueryResult<QrAnswer>, activityId: string | undefined) {
  const expireAt = data?.expireAt ?? ''
  const { fadesAt, endsAt } = qrMoments(expireAt)
  const phase = qrPhase(expireAt, useServerNowAt([fadesAt, endsAt]))
  const lastPull = useRef(-COOL_DOWN_MS)
  const wasLive = useRef(false)

  const pull = async () => {
    // The code belongs to the person who asked.
    const key = answerKey(pullNewQrCode, { activityId })
    queryClient.setQueryData(key, withServerTime(await pullNewQrCode({ activityId })))
  }

  useEffect(() => {
    if (phase === 'live') wasLive.current = true
    if (phase === 'live' || !wasLive.current || document.visibilityState !== 'visible') return
    // Once for each code: one that has already expired on arrival would be pulled forever.
    wasLive.current = false
    pull().catch(() => {
      // The expired code shows how to get another one.
    })
  })

  return {
    phase,
    /** By a tap: at most once in 10 s, except for an expired code. Never rejects. */
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
