import { classes } from '@/ui/classes'
import { CloseIcon } from '@/ui/icons'
import styles from './CloseButton.module.css'

export interface CloseButtonProps {
  onClose: () => void
  className?: string
}

export function CloseButton({ onClose, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label="关闭"
      className={classes(styles.close, className)}
      onClick={onClose}
    >
      <CloseIcon />
    </button>
  )
}
