import type { RefObject } from 'react'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { keepComposing } from '@/ui/form/keepComposing'
import { formatPhone, isMobile } from './phone'
import { readCode } from '@/kit/login/loginRules'
import type { SendCode } from './useSendCode'
import styles from './PhoneLoginForm.module.css'

/** The typed code, and how to send another one. */
export interface CodeForm {
  sms: SendCode
  phone: string
  code: string
  errors: { code?: string | undefined }
  /**
   * The platform knows the phone, of which the page has only the masked number. Left out: a whole number is required.
   */
  isKnown?: boolean
  changeCode: (code: string) => void
  sendCode: () => Promise<void>
}

export interface CodeFieldProps {
  input: RefObject<HTMLInputElement | null>
  form: CodeForm
  /** False among other fields with labels. */
  hideLabel?: boolean
}

/**
 * One input for the whole code, and the number it was sent to: systems autofill it, which boxes for single digits
 * break.
 */
export function CodeField({ input, form, hideLabel = true }: CodeFieldProps) {
  const { sms } = form
  return (
    <>
      <Field
        ref={input}
        label="验证码"
        hideLabel={hideLabel}
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="请输入6位验证码"
        value={form.code}
        onChange={(text) => form.changeCode(readCode(text))}
        onKeyDown={keepComposing}
        error={form.errors.code}
        className={styles.code}
        suffix={
          <Button
            small
            quiet
            className={styles.send}
            disabled={!(form.isKnown ?? isMobile(form.phone)) || sms.left > 0}
            busy={sms.sending}
            onPress={form.sendCode}
          >
            {sendLabel(sms)}
          </Button>
        }
      />
      <output className={styles.hint}>
        {sms.left > 0 &&
          !form.errors.code &&
          `验证码已发送至 ${formatPhone(form.phone) || '你的手机'}`}
      </output>
    </>
  )
}

function sendLabel({ left, sent }: SendCode): string {
  if (left > 0) return `${left}s后重发`
  return sent ? '重新获取' : '获取验证码'
}
