import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { FieldError } from './FieldError'
import styles from './Field.module.css'

export interface FieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'value' | 'prefix' | 'id'
> {
  label: string
  value: string
  onChange: (value: string) => void
  /** Shown below the field; also marks it as invalid. */
  error?: string
  /** If the placeholder shows it already. */
  hideLabel?: boolean
  /** Before the text, e.g. +86. */
  prefix?: ReactNode
  /** After the text, e.g. a button. */
  suffix?: ReactNode
}

export function Field({
  label,
  value,
  onChange,
  error,
  hideLabel = false,
  prefix,
  suffix,
  className,
  ...input
}: FieldProps) {
  const id = useId()
  const wrong = error !== undefined && error !== ''
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={classes(styles.box, wrong && styles.wrong)}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}error` : undefined}
          className={styles.input}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </div>
      <FieldError id={`${id}error`} text={error} />
    </div>
  )
}
