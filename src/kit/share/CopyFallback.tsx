import { showLayer } from '@/kit/page/showLayer'
import { Dialog } from '@/ui/modal/Dialog'
import styles from './CopyFallback.module.css'

const COPY_FAILED = '复制失败，请长按手动复制'

export interface CopyFallbackProps {
  open: boolean
  onClose: () => void
  text: string
  title?: string
}

/** The text itself, for a browser that does not let a page copy: the person selects and copies it. */
export function CopyFallback({ open, onClose, text, title = COPY_FAILED }: CopyFallbackProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      action={{ label: '我知道了', onPress: onClose }}
    >
      <textarea
        className={styles.text}
        readOnly
        rows={3}
        value={text}
        aria-label="要复制的内容"
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  )
}

export function showCopyFallback(text: string, title?: string): void {
  showLayer(({ open, close }) => (
    <CopyFallback open={open} onClose={close} text={text} title={title} />
  ))
}
