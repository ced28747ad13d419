import type { ReactNode } from 'react'
import { Dialog } from '@/ui/modal/Dialog'
import { AlertIcon } from '@/ui/icons'
import type { PressHandler } from '@/ui/button/usePress'
import styles from './ConfirmDialog.module.css'

export interface ConfirmRow {
  label: string
  value: ReactNode
}

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** The details to confirm, line by line. */
  rows?: readonly ConfirmRow[]
  /** The warning about what cannot be undone. */
  danger?: string
  /** Content between the rows and the note, e.g. a checkbox. */
  children?: ReactNode
  confirmLabel?: string
  /** A returned promise keeps the button busy. The page closes the dialog. */
  onConfirm: PressHandler
  /** Something is still missing, e.g. the checkbox. */
  disabled?: boolean
  /** The write is running, also if the dialog was closed meanwhile. */
  busy?: boolean
}

/** The confirmation before a final action. */
export function ConfirmDialog({
  rows = [],
  danger,
  children,
  confirmLabel = '确认',
  onConfirm,
  disabled = false,
  busy = false,
  ...dialog
}: ConfirmDialogProps) {
  // The confirmed action may itself be a cancellation: the two buttons must not have the same label.
  const wayOut = `${dialog.title}${confirmLabel}`.includes('取消') ? '再想想' : '取消'
  return (
    <Dialog
      {...dialog}
      action={{ label: confirmLabel, onPress: onConfirm, disabled, busy }}
      otherAction={{ label: wayOut, onPress: dialog.onClose }}
    >
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {danger !== undefined && (
        <p className={styles.danger}>
          <AlertIcon className={styles.icon} />
          {danger}
        </p>
      )}
    </Dialog>
  )
}
