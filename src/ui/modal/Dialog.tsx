import { useId, type ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { ModalBase } from './ModalBase'
import { ScrollBody } from './ScrollBody'
import type { PressHandler } from '@/ui/button/usePress'
import styles from './Dialog.module.css'
import layer from './ModalLayer.module.css'

export interface DialogAction {
  label: string
  onPress: PressHandler
  disabled?: boolean
  /** Busy for a reason of the owner's, e.g. a press before the dialog was closed and reopened. */
  busy?: boolean
}

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** The main action. */
  action?: DialogAction
  /** The second, quieter action. */
  otherAction?: DialogAction
}

/** A small centred panel: one question or one notice, and at most two actions. */
export function Dialog({ open, onClose, title, children, action, otherAction }: DialogProps) {
  const titleId = useId()
  return (
    <ModalBase
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      layerClass={styles.layer}
      panelClass={classes(layer.fading, styles.panel)}
    >
      <ScrollBody className={styles.scroll}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children !== undefined && <div className={styles.body}>{children}</div>}
      </ScrollBody>
      {(action ?? otherAction) && (
        <div className={styles.actions}>
          {otherAction && <DialogButton {...otherAction} quiet />}
          {action && <DialogButton {...action} />}
        </div>
      )}
    </ModalBase>
  )
}

function DialogButton({ label, ...button }: DialogAction & { quiet?: boolean }) {
  return (
    <Button {...button} className={styles.action}>
      {label}
    </Button>
  )
}
