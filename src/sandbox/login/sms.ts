import type { sendSmsCode } from '@/api/login'
import { refuse, type Refusal } from '@/sandbox/answer'
import { DAY_MS } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { table } from '@/sandbox/platform'

/** The one code of the sandbox. */
export const SMS_CODE = '123456'

const RESEND_SEC = 60
const EXPIRE_SEC = 300
const CAPTCHA_WINDOW_MS = 600_000
const DAILY_CAP = 10

const sends = table<{ phone: string; scene: string; sentAt: number }>()

type SmsAnswer = Awaited<ReturnType<typeof sendSmsCode>>
type SmsRequest = Parameters<typeof sendSmsCode>[0]

/** Sends a code: at most one a minute, ten a day, and the third within ten minutes needs the slider check. */
export function sendCode(call: Call<SmsRequest>): SmsAnswer | Refusal {
  const { scene = '', captchaToken } = call.payload
  // For the person's own phone the page has only the masked number: the platform uses the stored one.
  const phone = scene === 'GIVE' && call.user ? call.user.phone : (call.payload.phone ?? '')
  if (!/^1[3-9]\d{9}$/.test(phone)) return refuse(90_002, '请输入正确的手机号')
  if (call.scenario('risk_phone')) return refuse(40_006)
  if (call.scenario('sms_limit')) return refuse(40_003)
  if (call.scenario('sms_cap')) return refuse(40_004)
  const times = sends.filter((send) => send.phone === phone).map((send) => send.sentAt)
  const within = (ms: number) => times.filter((time) => call.now - time < ms).length
  if (within(DAY_MS) >= DAILY_CAP) return refuse(40_004)
  const needCaptcha = call.scenario('captcha') || within(CAPTCHA_WINDOW_MS) >= 2
  if (needCaptcha && !captchaToken) return { resendSec: 0, expireSec: 0, needCaptcha: true }
  if (sentWithin(phone, scene, call.now, RESEND_SEC)) return refuse(40_003)
  sends.push({ phone, scene, sentAt: call.now })
  return { resendSec: RESEND_SEC, expireSec: EXPIRE_SEC, needCaptcha: false }
}

/** The refusal of a wrong or expired code; undefined when it is right, also for a phone that was never sent one. */
export function checkCode(
  call: Call,
  phone: string,
  code: string | undefined,
): Refusal | undefined {
  if (call.scenario('risk_phone')) return refuse(40_006)
  if (call.scenario('code_expired')) return refuse(40_002)
  if (call.scenario('code_wrong') || code !== SMS_CODE) return refuse(40_001)
  const asked = sends.some((send) => send.phone === phone)
  return asked && !sentWithin(phone, undefined, call.now, EXPIRE_SEC) ? refuse(40_002) : undefined
}

function sentWithin(phone: string, scene: string | undefined, now: number, sec: number): boolean {
  return sends.some(
    (send) =>
      send.phone === phone &&
      (scene === undefined || send.scene === scene) &&
      now - send.sentAt < sec * 1000,
  )
}
