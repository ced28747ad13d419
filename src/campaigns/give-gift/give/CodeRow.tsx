import { useRef } from 'react'
import { LazyCaptcha } from '@/kit/login/captcha/LazyCaptcha'
import { CodeField } from '@/kit/login/form/CodeField'
import { placeOf } from '@/kit/login/loginRules'
import { useSendCode } from '@/kit/login/form/useSendCode'
import { useCampaign } from '@/kit/page/useCampaign'
import { showToast } from '@/ui/toast/toast'
import type { GiftFlow } from '../useGift'
import styles from './Confirm.module.css'

/** What the code is for, ASSUMED: the platform then sends it to the person's own phone. */
const SCENE = 'GIVE'

/** The code that goes to the person's own phone, which the page knows masked. */
export function CodeRow({ gift }: { gift: GiftFlow }) {
  const { openLogin } = useCampaign()
  const { giving, me } = gift
  const input = useRef<HTMLInputElement>(null)
  const phone = me?.phoneMasked ?? ''
  const sms = useSendCode({
    scene: SCENE,
    phone,
    onSent: () => input.current?.focus(),
    onFailure: (failure) => {
      if (failure.kind === 'signedOut') openLogin()
      else if (placeOf(failure) === 'code') giving.failCode(failure.text)
      else if (!failure.toasted) showToast(failure.text)
    },
  })
  return (
    <>
      {sms.left === 0 && (
        <p className={styles.phone}>
          {phone === '' ? '验证码将发送至你的手机' : `验证码将发送至 ${phone}`}
        </p>
      )}
      <CodeField
        input={input}
        form={{
          sms,
          phone,
          code: giving.code,
          changeCode: giving.changeCode,
          sendCode() {
            giving.failCode(undefined)
            return sms.send()
          },
          errors: { code: giving.codeError },
          isKnown: true,
        }}
      />
      <LazyCaptcha sms={sms} ahead />
    </>
  )
}
