import type { KeyboardEvent, RefObject } from 'react'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { isMobile } from './phone'
import { readCode } from './loginRules'
import type { SendCode } from './useSendCode'
import styles from './PhoneLoginForm.module.css'

export interface CodeFieldProps {
  input: RefObject<HTMLInputElement | null>
  phone: string
  value: string
  onChange: (code: string) => void
  sms: SendCode
  onSend: () => Promise<void>
  error: string | undefined
}

/** One input for the whole code: systems fill it in at once, which boxes for single digits break. */
export function CodeField({ input, phone, value, onChange, sms, onSend, error }: CodeFieldProps) {
  return (
    <Field
      ref={input}
      label="验证码"
      hideLabel
      type="text"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      autoCapitalize="off"
      spellCheck={false}
      placeholder="请输入6位验证码"
      value={value}
      onChange={(text) => onChange(readCode(text))}
      onKeyDown={keepComposing}
      error={error}
      className={styles.code}
      suffix={
        <Button
          small
          quiet
          className={styles.send}
          disabled={!isMobile(phone) || sms.left > 0}
          busy={sms.sending}
          onPress={onSend}
        >
          {sendLabel(sms)}
        </Button>
      }
    />
  )
}

function sendLabel({ left, sent }: SendCode): string {
  if (left > 0) return `${left}s后重发`
  return sent ? '重新获取' : '获取验证码'
}

/** Enter that only ends a composition must not submit; Safari tells it by its key code alone. */
function keepComposing(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === 229
  if (event.key === 'Enter' && composing) event.preventDefault()
}
