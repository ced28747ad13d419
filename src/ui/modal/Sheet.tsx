import { useId, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { CloseButton } from './CloseButton'
import { ModalBase } from './ModalBase'
import { ScrollBody } from './ScrollBody'
import styles from './Sheet.module.css'
import layer from './ModalLayer.module.css'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Fixed below the scrolling body, e.g. the main button. */
  footer?: ReactNode
}

/** A panel from the lower edge. Closed by its button, a tap beside it, Escape and the browser's Back. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const titleId = useId()
  return (
    <ModalBase
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      layerClass={styles.layer}
      panelClass={classes(layer.fading, styles.panel)}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      <ScrollBody className={styles.body}>{children}</ScrollBody>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </ModalBase>
  )
}
