import { useEffect, useRef, useState, useCallback } from 'react'
import type { Failure } from '@/api/core/verdict/failure'
import type { LoginAnswer } from '@/api/login'
import { queryPrivacy } from '@/api/privacy'
import { UNKNOWN_CONSENT, consentOf, type Consent } from '@/kit/login/agreement/consent'
import { usePhoneCheck, type CheckPhone } from './form/usePhoneCheck'
import { keepDraftPhone, keepTyped, readTyped } from '@/kit/login/form/draftPhone'
import { isMobile } from '@/kit/login/form/phone'
import { useAttempt, type PhoneLoginCall } from '@/kit/login/form/useAttempt'
import { useFocusWhenFree } from '@/kit/login/form/useFocusWhenFree'
import { useSendCode } from '@/kit/login/form/useSendCode'
import { after } from '@/lib/after'
import { trackStep, type LoginClicks } from './loginClicks'
import { AGREEMENT_TEXT, codeError, isCodeSpent, phoneError, placeOf } from './loginRules'

/** The purpose of the code: ASSUMED. */
const SCENE = 'LOGIN'

export type PhoneLoginOptions<Answer extends LoginAnswer> = PhoneLoginCall<Answer> & {
  clicks: LoginClicks
  /** Why a phone cannot be used: then no code is sent to it. */
  checkPhone?: CheckPhone | undefined
}

interface Errors {
  phone?: string | undefined
  code?: string | undefined
  agreement?: string | undefined
  form?: string | undefined
}

/** The input, and its errors. */
function useTyped(clicks: LoginClicks) {
  const [before] = useState(readTyped)
  const [phone, setPhone] = useState(before.phone)
  const [code, setCode] = useState(before.code)
  const [agreed, setAgreed] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  // A tap beside the sheet closes it: reopened, it has the same input.
  useEffect(() => keepTyped({ phone, code }), [phone, code])
  return {
    phone,
    code,
    agreed,
    errors,
    setCode,
    setAgreed,
    setErrors,
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
  }
}

/** The state and actions of the phone login form. */
export function usePhoneLogin<Answer extends LoginAnswer>(options: PhoneLoginOptions<Answer>) {
  const { clicks } = options
  const { setCode, setAgreed, setErrors, ...typed } = useTyped(clicks)
  const { phone, code, agreed } = typed
  const check = usePhoneCheck(phone, options.checkPhone)
  const [asking, setAsking] = useState(false)
  const phoneInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const oldCode = useRef('')
  const sentCode = useRef('')
  const typedOn = useRef(false)
  const focus = useFocusWhenFree()
  const consent = useConsent()

  const fail = (failure: Failure) => {
    // Only the sent code: another one may have been typed meanwhile.
    if (isCodeSpent(failure)) setCode((now) => (now === sentCode.current ? '' : now))
    if (failure.toasted) return
    const place = placeOf(failure)
    setErrors({ [place]: failure.text })
    if (place !== 'form') focus(place === 'phone' ? phoneInput : codeInput)
  }
  const attempt = useAttempt(options, fail)
  const sms = useSendCode({
    scene: SCENE,
    phone,
    onSent: (to) => {
      keepDraftPhone(to)
      setErrors({})
      // A new code invalidates the old one, but not one that was typed meanwhile.
      setCode((now) => (now === oldCode.current ? '' : now))
      // A person who returned to the phone meanwhile keeps typing there.
      const isBack = document.activeElement === phoneInput.current && !typedOn.current
      if (!isBack) focus(codeInput)
    },
    onFailure: fail,
  })
  const run = () => {
    setErrors({})
    sentCode.current = code
    void attempt.run(async () => ({
      phone,
      smsCode: code,
      privacyVersion: await consent.version(),
    }))
  }

  return {
    ...typed,
    errors: { ...typed.errors, phone: typed.errors.phone ?? check.problem },
    sms,
    phase: attempt.phase,
    consent: consent.ask,
    /** The consent dialog is open: the box was unticked at login. */
    asking,
    phoneInput,
    codeInput,
    async sendCode() {
      trackStep(clicks, 'getCode')
      setErrors({})
      if (options.checkPhone && (await check.ask(phone)) !== undefined) return
      oldCode.current = code
      // Safari leaves the focus there on a button tap.
      typedOn.current = document.activeElement === phoneInput.current
      return sms.send()
    },
    submit() {
      if (attempt.isLocked()) return
      const found = { phone: phoneError(phone) ?? check.problem, code: codeError(code) }
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

/** A login does not wait longer for the version of the texts. */
const VERSION_WAIT_MS = 3000

interface ConsentQuestion extends Pick<Consent, 'ask'> {
  /** The version to send with a login; asks again when it could not be read. Never rejects. */
  version: () => Promise<string>
}

function useConsent(): ConsentQuestion {
  const [consent, setConsent] = useState(UNKNOWN_CONSENT)
  const reading = useRef<Promise<Consent>>(undefined)

  const read = useCallback(() => {
    const asked = queryPrivacy({ scene: SCENE }).then(({ items }) => consentOf(items))
    reading.current = asked
    asked.then(setConsent, () => {
      if (reading.current === asked) reading.current = undefined
    })
    return asked
  }, [])

  useEffect(() => {
    if (!reading.current) read().catch(() => undefined)
  }, [read])

  const version = useCallback(async () => {
    const known = (reading.current ?? read()).then((read) => read.version)
    return Promise.race([known.catch(() => ''), after(VERSION_WAIT_MS, '')])
  }, [read])

  return { ask: consent.ask, version }
}
