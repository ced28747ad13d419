import { useRef, useState } from 'react'
import type { Failure } from '@/api/failure'
import type { LoginAnswer } from '@/api/login'
import { keepDraftPhone, readDraftPhone } from './draftPhone'
import { trackStep, type LoginClicks } from './loginClicks'
import { AGREEMENT_TEXT, codeError, isCodeSpent, phoneError, placeOf } from './loginRules'
import { isMobile } from './phone'
import { useAttempt, type PhoneLoginCall } from './useAttempt'
import { useConsent } from './useConsent'
import { useFocusWhenFree } from './useFocusWhenFree'
import { useSendCode } from './useSendCode'

export type PhoneLoginOptions<Answer extends LoginAnswer> = PhoneLoginCall<Answer> & {
  scene: string
  clicks: LoginClicks
}

interface Errors {
  phone?: string | undefined
  code?: string | undefined
  agreement?: string | undefined
  form?: string | undefined
}

/** What the phone login form shows and does; the form draws it. */
export type PhoneLogin = ReturnType<typeof usePhoneLogin>

export function usePhoneLogin<Answer extends LoginAnswer>(options: PhoneLoginOptions<Answer>) {
  const { scene, clicks } = options
  const [phone, setPhone] = useState(readDraftPhone)
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [asking, setAsking] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const phoneInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const oldCode = useRef('')
  const focus = useFocusWhenFree()
  const consent = useConsent(scene)

  const fail = (failure: Failure) => {
    if (isCodeSpent(failure)) setCode('')
    if (failure.toasted || failure.kind === 'aborted') return
    const place = placeOf(failure)
    setErrors({ [place]: failure.text })
    if (place !== 'form') focus(place === 'phone' ? phoneInput : codeInput)
  }
  const attempt = useAttempt(options, fail)
  const sms = useSendCode({
    scene,
    phone,
    onSent: (to) => {
      keepDraftPhone(to)
      setErrors({})
      // A new code ends the old one, but not one that was typed meanwhile.
      setCode((typed) => (typed === oldCode.current ? '' : typed))
      focus(codeInput)
    },
    onFailure: fail,
  })
  const run = () => {
    setErrors({})
    void attempt.run(async () => ({
      phone,
      smsCode: code,
      privacyVersion: await consent.version(),
    }))
  }

  return {
    phone,
    code,
    agreed,
    errors,
    sms,
    phase: attempt.phase,
    consent: consent.ask,
    /** The question that stands between an unticked box and the login is open. */
    asking,
    phoneInput,
    codeInput,
    changePhone(next: string) {
      setPhone(next)
      setErrors({})
      if (isMobile(next) && next !== phone) trackStep(clicks, 'phone')
    },
    checkPhone() {
      if (phone !== '') setErrors((before) => ({ ...before, phone: phoneError(phone) }))
    },
    changeCode(next: string) {
      setCode(next)
      setErrors({})
    },
    changeAgreed(next: boolean) {
      setAgreed(next)
      setErrors({})
    },
    sendCode() {
      trackStep(clicks, 'getCode')
      setErrors({})
      oldCode.current = code
      return sms.send()
    },
    submit() {
      if (attempt.isLocked()) return
      const found = { phone: phoneError(phone), code: codeError(code) }
      setErrors(found)
      if (found.phone) return focus(phoneInput)
      if (found.code) return focus(codeInput)
      trackStep(clicks, 'submit')
      if (agreed || consent.ask === 'given') return run()
      trackStep(clicks, 'agreement')
      setAsking(true)
    },
    agreeAndGoOn() {
      setAsking(false)
      setAgreed(true)
      run()
    },
    disagree() {
      setAsking(false)
      setErrors({ agreement: AGREEMENT_TEXT })
    },
  }
}
