import { useMemo } from 'react'
import { qrModules } from '@/kit/share/paint/qr'
import { QrCode } from '@/kit/share/paint/QrCode'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { classes } from '@/ui/classes'
import styles from './SignUp.module.css'

interface CodeDrawingProps {
  content: string
  isLive: boolean
  onRenew: PressHandler
}

/** The code itself: drawn on the phone, hidden once expired. */
export function CodeDrawing({ content, isLive, onRenew }: CodeDrawingProps) {
  const modules = useMemo(() => qrModules(content), [content])
  const problem = modules ? '二维码已过期' : '二维码生成失败'
  if (modules && isLive)
    return <QrCode modules={modules} label="报名二维码" className={styles.square} />
  return (
    <div className={styles.square}>
      {modules && (
        <QrCode
          modules={modules}
          label={problem}
          className={classes(styles.square, styles.blurred)}
        />
      )}
      <div className={styles.over} role={modules ? undefined : 'alert'}>
        <p className={styles.problem}>{problem}</p>
        <Button small onPress={onRenew}>
          点击刷新
        </Button>
      </div>
    </div>
  )
}
