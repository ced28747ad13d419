import { useRef, useState } from 'react'
import { failureOf, type Failure } from '@/api/core/verdict/failure'
import { sendSmsCode } from '@/api/login'
import { useResendClock } from './useResendClock'

export interface SendCodeOptions {
  scene: string
  phone: string
  onSent: (phone: string) => void
  onFailure: (failure: Failure) => void
}

export interface SendCode {
  /** Whole seconds until the next code may be requested. */
  left: number
  /** A code was sent to this phone already. */
  sent: boolean
  sending: boolean
  /** The number of the slider check that is open; 0 is none. */
  check: number
  /** The platform requested the check again. */
  checkFailed: boolean
  send: (captchaToken?: string) => Promise<void>
  cancelCheck: () => void
}

/** Requests an SMS code, after the slider check if required. */
export function useSendCode({ scene, phone, onSent, onFailure }: SendCodeOptions): SendCode {
  const clock = useResendClock(scene, phone)
  const [sending, setSending] = useState(false)
  const [check, setCheck] = useState({ open: 0, count: 0, failed: false })
  const locked = useRef(false)

  const openCheck = (failed: boolean) =>
    setCheck(({ count }) => ({ open: count + 1, count: count + 1, failed }))
  const cancelCheck = () => setCheck((before) => ({ ...before, open: 0 }))

  const request = async (captchaToken: string | undefined) => {
    const answer = await sendSmsCode({ phone, scene, ...(captchaToken && { captchaToken }) })
    if (answer.needCaptcha) return openCheck(captchaToken !== undefined)
    clock.start(phone, answer.resendSec)
    onSent(phone)
  }

  const send = async (captchaToken?: string) => {
    if (locked.current) return
    cancelCheck()
    if (captchaToken === undefined && clock.needsCheck(phone)) return openCheck(false)
    locked.current = true
    setSending(true)
    try {
      await request(captchaToken)
    } catch (error) {
      onFailure(failureOf(error))
    } finally {
      locked.current = false
      setSending(false)
    }
  }

  const { left, sent } = clock
  const { open, failed } = check
  return { left, sent, sending, check: open, checkFailed: failed, send, cancelCheck }
}
