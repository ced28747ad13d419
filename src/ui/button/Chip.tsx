import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './Chip.module.css'

export interface ChipProps {
  children: ReactNode
  onPress: () => void
  /** One of several choices. Left out: a plain shortcut. */
  chosen?: boolean
  disabled?: boolean
  className?: string
}

/** A small choice among others: a filter, an amount, a suggested question. */
export function Chip({ children, onPress, chosen, disabled, className }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={disabled}
      className={classes(styles.chip, className)}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
