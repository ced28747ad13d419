import type { ReactNode } from 'react'
import { classes } from './classes'
import { CheckIcon } from './icons'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  disabled?: boolean
  className?: string
}

/** A box and its words; both are the target. Links among the words stay links. */
export function Checkbox({ checked, onChange, children, disabled, className }: CheckboxProps) {
  return (
    <label className={classes(styles.row, className)}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <CheckIcon className={styles.mark} />
      </span>
      <span>{children}</span>
    </label>
  )
}
