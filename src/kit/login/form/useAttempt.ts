import { useRef, useState } from 'react'
import { ApiError } from '@/api/core/verdict/ApiError'
import { failureOf, type Failure } from '@/api/core/verdict/failure'
import { passportLogin, type LoginAnswer } from '@/api/login'
import { logIn } from '@/session/session'
import { forgetDraftPhone } from './draftPhone'

export interface PhoneLoginRequest {
  phone: string
  smsCode: string
  /** The version of the texts that the person agreed to. */
  privacyVersion: string
}

/** The page's own login call, and its success handler; without a call it is the passport login. */
export type PhoneLoginCall<Answer extends LoginAnswer> =
  | {
      login: (request: PhoneLoginRequest) => Promise<Answer>
      /** Called when the person is logged in. */
      onDone: (answer: Answer) => void
    }
  | { login?: undefined; onDone: (answer: LoginAnswer) => void }

export type Phase = 'idle' | 'submitting' | 'done'

export interface Attempt {
  phase: Phase
  /** Logs in, unless a login is running or done: a double tap is one call. */
  run: (request: () => Promise<PhoneLoginRequest>) => Promise<void>
  isLocked: () => boolean
}

export function useAttempt<Answer extends LoginAnswer>(
  call: PhoneLoginCall<Answer>,
  onFailure: (failure: Failure) => void,
): Attempt {
  const [phase, setPhase] = useState<Phase>('idle')
  const locked = useRef(false)

  const run = async (request: () => Promise<PhoneLoginRequest>) => {
    if (locked.current) return
    locked.current = true
    setPhase('submitting')
    try {
      await loginOf(call)(await request())
      setPhase('done')
    } catch (error) {
      locked.current = false
      setPhase('idle')
      onFailure(failureOf(error))
    }
  }
  return { phase, run, isLocked: () => locked.current }
}

function loginOf<Answer extends LoginAnswer>(call: PhoneLoginCall<Answer>) {
  return call.login
    ? loginWith(call.login, call.onDone)
    : loginWith((request) => passportLogin({ ...request, loginType: 'SMS' }), call.onDone)
}

/** The session stores the answer before the page is notified. */
function loginWith<Answer extends LoginAnswer>(
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
