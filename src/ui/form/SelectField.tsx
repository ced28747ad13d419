import { useId, type ComponentPropsWithRef } from 'react'
import { classes } from '@/ui/classes'
import { ChevronDownIcon } from '@/ui/icons'
import { FieldError } from './FieldError'
import field from './Field.module.css'
import styles from './SelectField.module.css'

export interface SelectFieldProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'onChange' | 'value' | 'id' | 'children'
> {
  label: string
  /** One of the options; '' while none is chosen. */
  value: string
  options: readonly string[]
  onChange: (value: string) => void
  /** Shown while none is chosen. */
  placeholder: string
  /** Shown below the field; also marks it as invalid. */
  error?: string
}

/** A choice from a list by the system's own picker, which works on every phone. */
export function SelectField({
  label,
  value,
  options,
  onChange,
  placeholder,
  error,
  className,
  ...select
}: SelectFieldProps) {
  const id = useId()
  const wrong = error !== undefined && error !== ''
  return (
    <div className={className}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={classes(field.box, styles.box, wrong && field.wrong)}>
        <select
          {...select}
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}error` : undefined}
          className={classes(field.input, styles.select, value === '' && styles.empty)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <ChevronDownIcon className={styles.chevron} />
      </div>
      <FieldError id={`${id}error`} text={error} />
    </div>
  )
}
