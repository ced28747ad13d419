import { classes } from '@/ui/classes'
import { CloseIcon } from '@/ui/icons'
import styles from './CloseButton.module.css'

export function CloseButton({ onClose, className }: { onClose: () => void; className?: string }) {
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
