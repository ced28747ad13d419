import { useMemo } from 'react'
import { qrModules } from '@/kit/share/paint/qr'
import { QrCode } from '@/kit/share/paint/QrCode'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { classes } from '@/ui/classes'
import type { QrPhase } from './inventUser'
import styles from './QrCard.module.css'

interface QrDrawingProps {
  content: string
  phase: QrPhase
  onRenew: PressHandler
}

/** The code itself: drawn on the phone, blurred once expired. */
export function QrDrawing({ content, phase, onRenew }: QrDrawingProps) {
  const modules = useMemo(() => qrModules(content), [content])
  if (!modules)
    return (
      <div className={classes(styles.square, styles.note)} role="alert">
        <p>二维码生成失败，请换一张</p>
      </div>
    )
  const isExpired = phase === 'expired'
  return (
    <div className={styles.square}>
      <QrCode
        modules={modules}
        label={isExpired ? '二维码已过期' : '邀请二维码'}
        className={classes(styles.qr, isExpired && styles.blurred)}
      />
      {isExpired && (
        <div className={styles.over}>
          <Button small onPress={onRenew}>
            点击刷新
          </Button>
        </div>
      )}
    </div>
  )
}
