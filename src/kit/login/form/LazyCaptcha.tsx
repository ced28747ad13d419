import type { SendCode } from './useSendCode'
import { useLazyLayer } from '@/ui/useLazyLayer'

const CAPTCHA = {
  name: 'CaptchaDialog',
  load: () => import('@/kit/login/captcha/CaptchaDialog'),
  failedText: '安全验证加载失败，请稍后再试',
}

interface LazyCaptchaProps {
  sms: SendCode
  /** A code is likely to be requested: the check's own code is loaded as soon as the browser is idle. */
  ahead: boolean
}

/** The check before an SMS code, if the platform requires one. */
export function LazyCaptcha({ sms, ahead }: LazyCaptchaProps) {
  const { check, checkFailed, cancelCheck, send } = sms
  const part = useLazyLayer(CAPTCHA, { open: check > 0, onClose: cancelCheck, ahead })
  if (!part) return null
  return (
    <part.CaptchaDialog
      check={check}
      failed={checkFailed}
      onClose={cancelCheck}
      onPass={(token) => void send(token)}
    />
  )
}
