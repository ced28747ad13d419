import type { UseQueryResult } from '@tanstack/react-query'
import { LoadedPart } from '@/kit/page/parts/LoadedPart'
import { PartFailed } from '@/kit/page/parts/PartFailed'
import { codeQuery } from '@/kit/page/query/usePart'
import { useCampaign } from '@/kit/page/useCampaign'
import { copyAndTell } from '@/kit/share/copyText'
import { stampClock } from '@/lib/format/stamp'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { classes } from '@/ui/classes'
import { CopyIcon } from '@/ui/icons'
import { groupedCode } from '../inventUser'
import type { QrPhase } from '../inventUser'
import type { Qr, QrAnswer } from './useQr'
import styles from './QrCard.module.css'

interface QrCardProps {
  query: UseQueryResult<QrAnswer>
  qr: Qr
  isGuest: boolean
  onPoster: () => void
}

/** The code to be scanned, how long it lasts, and the code in letters. */
export function QrCard({ query, qr, isGuest, onPoster }: QrCardProps) {
  const { track, openLogin } = useCampaign()
  const { data, error, refetch } = query
  const renew = () => {
    track('button', 'refresh-qrcode')
    return data ? qr.renew() : refetch()
  }
  return (
    <section className={styles.card} aria-label="我的邀请二维码">
      {!isGuest && !data && error ? (
        <PartFailed onRetry={renew} />
      ) : (
        <QrSquare data={data} phase={qr.phase} isGuest={isGuest} onRenew={renew} />
      )}
      <CodeLine data={isGuest ? undefined : data} />
      <div className={styles.ways}>
        {isGuest ? (
          <Button wide className={styles.login} onPress={openLogin}>
            登录后参与
          </Button>
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

/** The code in letters, and until when it lasts; it takes the same place while nothing is known. */
export function CodeLine({ data }: { data?: QrAnswer | undefined }) {
  const code = data?.inviteCode ?? ''
  const until = stampClock(data?.expireAt ?? '')
  return (
    <div className={styles.code}>
      <p className={styles.label}>邀请码</p>
      {code === '' ? (
        <p className={styles.copy}>
          <span className={styles.value}>--</span>
        </p>
      ) : (
        <button
          type="button"
          className={styles.copy}
          aria-label="复制邀请码"
          onClick={() => void copyAndTell('邀请码', code)}
        >
          <span className={styles.value}>{groupedCode(code)}</span>
          <CopyIcon />
        </button>
      )}
      <p className={styles.label}>{until === '' ? '\u00a0' : `有效期至 ${until}，到期自动更新`}</p>
    </div>
  )
}

interface QrSquareProps {
  /** Undefined while it is on its way. */
  data: QrAnswer | undefined
  phase: QrPhase
  isGuest: boolean
  onRenew: PressHandler
}

/** Whoever was invited never draws a code. */
const qrDrawing = codeQuery('QrDrawing', () => import('./QrDrawing'))

/** The place of the code: for guests what it will be, the code on its way, or the code. */
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
