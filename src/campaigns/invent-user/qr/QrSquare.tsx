import { LoadedPart } from '@/kit/page/parts/LoadedPart'
import { partQuery } from '@/kit/page/query/usePart'
import { classes } from '@/ui/classes'
import { SkeletonBlock } from '@/ui/Skeleton'
import type { PressHandler } from '@/ui/button/usePress'
import type { QrPhase } from '../inventUser'
import styles from './QrCard.module.css'
import type { QrAnswer } from './useQr'

interface QrSquareProps {
  /** Undefined while it is on its way. */
  data: QrAnswer | undefined
  phase: QrPhase
  isGuest: boolean
  onRenew: PressHandler
}

/** Whoever was invited never draws a code. */
const qrDrawing = partQuery('QrDrawing', () => import('./QrDrawing'))

/** The place of the code: for guests what it will be, the code on its way, or the code. */
export function QrSquare({ data, phase, isGuest, onRenew }: QrSquareProps) {
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
