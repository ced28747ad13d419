import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { Field } from '@/ui/form/Field'
import { CloseIcon } from '@/ui/icons'
import { phoneError } from '@/kit/login/loginRules'
import { editPhone, formatPhone, isForeign } from './phone'
import styles from './PhoneLoginForm.module.css'

export interface PhoneFieldProps {
  input: RefObject<HTMLInputElement | null>
  /** As `readPhone` reads it. */
  value: string
  onChange: (phone: string) => void
  onLeave: () => void
  /** The keyboard's next key. */
  onNext: () => void
  error: string | undefined
  /** False among other fields with labels. */
  hideLabel?: boolean
}

/** A mobile number as 138 0013 8000. The caret stays at the edited place. */
export function PhoneField({
  input,
  value,
  onChange,
  onLeave,
  onNext,
  error,
  hideLabel = true,
}: PhoneFieldProps) {
  const [edit, setEdit] = useState<{ caret: number }>()

  useLayoutEffect(() => {
    const element = input.current
    if (edit && element && document.activeElement === element)
      element.setSelectionRange(edit.caret, edit.caret)
  }, [edit, input])

  return (
    <Field
      ref={input}
      label="手机号"
      hideLabel={hideLabel}
      prefix="+86"
      type="tel"
      name="phone"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      placeholder="请输入手机号"
      value={formatPhone(value)}
      // At once: another digit does not change the country, and the code's button shows no error.
      error={isForeign(value) ? phoneError(value) : error}
      onChange={(text) => {
        const caret = input.current?.selectionStart ?? text.length
        const next = editPhone(value, text, caret)
        setEdit({ caret: next.caret })
        onChange(next.digits)
      }}
      onBlur={onLeave}
      onKeyDown={(event: KeyboardEvent) => {
        // It would submit the form before a code could be requested.
        if (event.key !== 'Enter') return
        event.preventDefault()
        onNext()
      }}
      suffix={
        value !== '' && (
          <button
            type="button"
            aria-label="清空手机号"
            className={styles.clear}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          >
            <CloseIcon />
          </button>
        )
      }
    />
  )
}
