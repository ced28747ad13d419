import { useRef, useState, type RefObject } from 'react'
import { ApiError } from '@/api/ApiError'
import { failureOf, type Failure } from '@/api/failure'
import { passportLogin, type LoginAnswer } from '@/api/login'
import { logIn } from '@/session/session'
import { forgetDraftPhone, keepDraftPhone, readDraftPhone } from './draftPhone'
import { trackStep, type LoginClicks } from './loginClicks'
import { AGREEMENT_TEXT, codeError, isCodeSpent, phoneError, placeOf } from './loginRules'
import { isMobile } from './phone'
import { useConsent } from './useConsent'
import { useSendCode } from './useSendCode'

export interface PhoneLoginRequest {
  phone: string
  smsCode: string
  /** The version of the texts that the person agreed to. */
  privacyVersion: string
}

/** A login call of the page's own, and what the page does with its answer; without a call it is the passport login. */
export type PhoneLoginCall<Answer extends LoginAnswer> =
  | {
      login: (request: PhoneLoginRequest) => Promise<Answer>
      /** Called when the person is logged in. */
      onDone: (answer: Answer) => void
    }
  | { login?: undefined; onDone: (answer: LoginAnswer) => void }

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

type Phase = 'idle' | 'submitting' | 'done'

/** Everything that the phone login form does; the form draws it. */
export function usePhoneLogin<Answer extends LoginAnswer>(options: PhoneLoginOptions<Answer>) {
  const { scene, clicks } = options
  const [phone, setPhone] = useState(readDraftPhone)
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [asking, setAsking] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [phase, setPhase] = useState<Phase>('idle')
  const locked = useRef(false)
  const phoneInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const consent = useConsent(scene)

  const fail = (failure: Failure) => {
    if (isCodeSpent(failure)) setCode('')
    if (failure.toasted || failure.kind === 'aborted') return
    const place = placeOf(failure)
    setErrors({ [place]: failure.text })
    if (place !== 'form') focus(place === 'phone' ? phoneInput : codeInput)
  }

  const sms = useSendCode({
    scene,
    phone,
    onSent: (to) => {
      keepDraftPhone(to)
      setErrors({})
      setCode('')
      focus(codeInput)
    },
    onFailure: fail,
  })

  const run = async () => {
    if (locked.current) return
    locked.current = true
    setErrors({})
    setPhase('submitting')
    try {
      const privacyVersion = await consent.version()
      await attemptOf(options)({ phone, smsCode: code, privacyVersion })
      setPhase('done')
    } catch (error) {
      locked.current = false
      setPhase('idle')
      fail(failureOf(error))
    }
  }

  return {
    phone,
    code,
    agreed,
    errors,
    phase,
    sms,
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
      return sms.send()
    },
    submit() {
      if (locked.current) return
      const found = { phone: phoneError(phone), code: codeError(code) }
      setErrors(found)
      if (found.phone) return focus(phoneInput)
      if (found.code) return focus(codeInput)
      trackStep(clicks, 'submit')
      if (agreed || consent.ask === 'given') return void run()
      trackStep(clicks, 'agreement')
      setAsking(true)
    },
    agreeAndGoOn() {
      setAsking(false)
      setAgreed(true)
      void run()
    },
    disagree() {
      setAsking(false)
      setErrors({ agreement: AGREEMENT_TEXT })
    },
  }
}

/** Logs in by the page's call, or by the passport login; the session has the answer before the page hears of it. */
function attemptOf<Answer extends LoginAnswer>(options: PhoneLoginCall<Answer>) {
  return options.login
    ? attempt(options.login, options.onDone)
    : attempt((request) => passportLogin({ ...request, loginType: 'SMS' }), options.onDone)
}

function attempt<Answer extends LoginAnswer>(
  login: (request: PhoneLoginRequest) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  return async (request: PhoneLoginRequest): Promise<void> => {
    const answer = await login(request)
    if (answer.accessToken === '') throw new ApiError('shape', 'login', 200)
    await logIn(answer)
    forgetDraftPhone()
    onDone(answer)
  }
}

function focus(input: RefObject<HTMLInputElement | null>): void {
  input.current?.focus()
}
