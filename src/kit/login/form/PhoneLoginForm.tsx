import { useState } from 'react'
import type { LoginAnswer } from '@/api/login'
import type { PrivacyType } from '@/api/privacy'
import { AgreementLinks, type AgreementLinksProps } from '@/kit/login/agreement/AgreementLinks'
import { AgreementRow } from '@/kit/login/agreement/AgreementRow'
import { PrivacySheet } from '@/kit/login/agreement/PrivacySheet'
import { LazyCaptcha } from './LazyCaptcha'
import type { CheckPhone } from './usePhoneCheck'
import { trackStep, type LoginClicks } from '@/kit/login/loginClicks'
import { usePhoneLogin } from '@/kit/login/usePhoneLogin'
import { Button } from '@/ui/button/Button'
import { CheckIcon } from '@/ui/icons'
import { Dialog } from '@/ui/modal/Dialog'
import { CodeField } from './CodeField'
import { PhoneField } from './PhoneField'
import type { Phase, PhoneLoginCall } from './useAttempt'
import styles from './PhoneLoginForm.module.css'

export type PhoneLoginFormProps<Answer extends LoginAnswer> = PhoneLoginCall<Answer> & {
  /** The label of the main button. */
  submitText?: string
  clicks: LoginClicks
  /** Why a phone cannot be used: shown beside it, and no code is sent. */
  checkPhone?: CheckPhone
}

/** Login by phone and SMS code, as the body of a page or in a sheet. */
export function PhoneLoginForm<Answer extends LoginAnswer>(props: PhoneLoginFormProps<Answer>) {
  const { submitText = '登录', clicks } = props
  const form = usePhoneLogin(props)
  const { errors, phone } = form
  const [reading, setReading] = useState<PrivacyType>()
  const read = (type: PrivacyType | undefined) => {
    if (type) trackStep(clicks, 'agreement')
    setReading(type)
  }
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <PhoneField
          input={form.phoneInput}
          value={phone}
          onChange={form.changePhone}
          onLeave={form.checkPhone}
          onNext={() => form.codeInput.current?.focus()}
          error={errors.phone}
        />
        <CodeField input={form.codeInput} form={form} />
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
      {/* Beside the form, not in it: their buttons submit nothing. */}
      <LazyCaptcha sms={form.sms} ahead={phone !== ''} />
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

function SubmitButton({ text, phase }: { text: string; phase: Phase }) {
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

interface AgreementDialogProps extends AgreementLinksProps {
  open: boolean
  onAgree: () => void
  onDisagree: () => void
}

/** Opens on a login with the box unticked. */
function AgreementDialog({ open, onAgree, onDisagree, onRead }: AgreementDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onDisagree}
      title="请阅读并同意以下协议"
      action={{ label: '同意并继续', onPress: onAgree }}
      otherAction={{ label: '不同意', onPress: onDisagree }}
    >
      为保障你的权益，登录前请阅读
      <AgreementLinks onRead={onRead} />
    </Dialog>
  )
}
