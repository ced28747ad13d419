import { useId, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { CheckIcon } from '@/ui/icons'
import { FieldError } from './FieldError'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  /** Shown below the label; also marks the box as invalid. */
  error?: string
  disabled?: boolean
  className?: string
}

/** A box and its label; both are the target. Links in the label stay links. */
export function Checkbox({
  checked,
  onChange,
  children,
  error,
  disabled,
  className,
}: CheckboxProps) {
  const id = useId()
  const wrong = error !== undefined && error !== ''
  return (
    <>
      <label className={classes(styles.row, className)}>
        <input
          type="checkbox"
          className={styles.input}
          checked={checked}
          disabled={disabled}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.box} aria-hidden="true">
          <CheckIcon className={styles.mark} />
        </span>
        <span>{children}</span>
      </label>
      <FieldError id={id} text={error} className={styles.error} />
    </>
  )
}
