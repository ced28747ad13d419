import { useState } from 'react'
import type { LoginAnswer } from '@/api/login'
import type { PrivacyType } from '@/api/privacy'
import { Button } from '@/ui/Button'
import { CheckIcon } from '@/ui/icons'
import { AgreementDialog } from './AgreementDialog'
import { AgreementRow } from './AgreementRow'
import { CaptchaDialog } from './CaptchaDialog'
import { CodeField } from './CodeField'
import { formatPhone } from './phone'
import { PhoneField } from './PhoneField'
import { PrivacySheet } from './PrivacySheet'
import { usePhoneLogin, type PhoneLoginCall } from './usePhoneLogin'
import { trackStep, type LoginClicks } from './loginClicks'
import styles from './PhoneLoginForm.module.css'

export type PhoneLoginFormProps<Answer extends LoginAnswer> = PhoneLoginCall<Answer> & {
  /** The words of the main button. */
  submitText?: string
  clicks: LoginClicks
  /** What the code is for: ASSUMED, as is its only value so far. */
  scene?: string
}

/** Login by phone and SMS code, as the body of a page or in a sheet. */
export function PhoneLoginForm<Answer extends LoginAnswer>(props: PhoneLoginFormProps<Answer>) {
  const { submitText = '登录', clicks, scene = 'LOGIN' } = props
  const form = usePhoneLogin({ ...props, scene })
  const { sms, errors } = form
  const [reading, setReading] = useState<PrivacyType>()
  const read = (type: PrivacyType) => {
    trackStep(clicks, 'agreement')
    setReading(type)
  }
  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <PhoneField
          input={form.phoneInput}
          value={form.phone}
          onChange={form.changePhone}
          onLeave={form.checkPhone}
          error={errors.phone}
        />
        <CodeField
          input={form.codeInput}
          phone={form.phone}
          value={form.code}
          onChange={form.changeCode}
          sms={sms}
          onSend={form.sendCode}
          error={errors.code}
        />
        <output className={styles.hint}>
          {sms.left > 0 && !errors.code && `验证码已发送至 ${formatPhone(form.phone)}`}
        </output>
        <AgreementRow
          ask={form.consent}
          agreed={form.agreed}
          onChange={form.changeAgreed}
          error={errors.agreement}
          onRead={read}
        />
        <p role="alert" className={styles.alert}>
          {errors.form}
        </p>
        <SubmitButton text={submitText} phase={form.phase} />
      </form>
      <CaptchaDialog
        check={sms.check}
        failed={sms.checkFailed}
        onClose={sms.cancelCheck}
        onPass={(token) => void sms.send(token)}
      />
      <AgreementDialog
        open={form.asking}
        onAgree={form.agreeAndGoOn}
        onDisagree={form.disagree}
        onRead={read}
      />
      <PrivacySheet type={reading} onClose={() => setReading(undefined)} />
    </>
  )
}

interface SubmitButtonProps {
  text: string
  phase: 'idle' | 'submitting' | 'done'
}

function SubmitButton({ text, phase }: SubmitButtonProps) {
  if (phase === 'done')
    return (
      <Button wide>
        <CheckIcon />
        登录成功
      </Button>
    )
  return (
    <Button wide submit busy={phase === 'submitting'}>
      {text}
    </Button>
  )
}
