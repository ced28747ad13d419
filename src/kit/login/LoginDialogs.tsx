import type { PrivacyType } from '@/api/privacy'
import { AgreementDialog } from './agreement/AgreementDialog'
import { LazyCaptcha } from './captcha/LazyCaptcha'
import { PrivacySheet } from './agreement/PrivacySheet'
import type { PhoneLogin } from './usePhoneLogin'

export interface LoginDialogsProps {
  form: PhoneLogin
  /** The text that is being read. */
  reading: PrivacyType | undefined
  onRead: (type: PrivacyType | undefined) => void
}

/** What can open over the form. It stands beside the form, not in it: its buttons submit nothing. */
export function LoginDialogs({ form, reading, onRead }: LoginDialogsProps) {
  const { sms } = form
  return (
    <>
      <LazyCaptcha sms={sms} ahead={form.phone !== ''} />
      <AgreementDialog
        open={form.asking}
        onAgree={form.agreeAndGoOn}
        onDisagree={form.disagree}
        onRead={onRead}
      />
      <PrivacySheet type={reading} onClose={() => onRead(undefined)} />
    </>
  )
}
