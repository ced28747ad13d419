import { useId, type ComponentPropsWithRef } from 'react'
import { lengthOf } from '@/lib/format/lengthOf'
import { classes } from '@/ui/classes'
import { FieldError } from './FieldError'
import field from './Field.module.css'
import styles from './TextArea.module.css'

export interface TextAreaProps extends Omit<
  ComponentPropsWithRef<'textarea'>,
  'onChange' | 'value' | 'id' | 'maxLength'
> {
  label: string
  value: string
  onChange: (value: string) => void
  /** The allowed number of characters, an emoji counting as one. More can be typed: typed text is never cut off. */
  max: number
  /** Shown below the field; also marks it as invalid. */
  error?: string
  hideLabel?: boolean
}

/** A text of several lines, with its count. */
export function TextArea({
  label,
  value,
  onChange,
  max,
  error,
  hideLabel = false,
  className,
  ...area
}: TextAreaProps) {
  const id = useId()
  const length = lengthOf(value)
  const wrong = (error !== undefined && error !== '') || length > max
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : field.label}>
        {label}
      </label>
      <div className={classes(field.box, styles.box, wrong && field.wrong)}>
        <textarea
          rows={3}
          {...area}
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}count${error ? ` ${id}error` : ''}`}
          className={classes(field.input, styles.area)}
        />
        <span id={`${id}count`} className={classes(styles.count, length > max && styles.over)}>
          {length}/{max}
        </span>
      </div>
      <FieldError id={`${id}error`} text={error} />
    </div>
  )
}
