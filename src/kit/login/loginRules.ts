import type { Failure } from '@/api/core/verdict/failure'
import { digitsOf, isForeign, isMobile } from './form/phone'

export const AGREEMENT_TEXT = '请先阅读并同意《用户协议》和《隐私政策》'
export const CODE_LENGTH = 6

const CODE_WRONG = 40001
const CODE_EXPIRED = 40002
const TOO_OFTEN = 40003
const DAILY_CAP = 40004
const REGISTERED = 40005
const RISK_PHONE = 40006

/** Where a refusal is shown. */
export type Place = 'phone' | 'code' | 'form'

export function phoneError(phone: string): string | undefined {
  if (phone === '') return '请输入手机号'
  if (isForeign(phone)) return '暂只支持中国大陆手机号（+86）'
  return isMobile(phone) ? undefined : '请输入正确的手机号'
}

export function codeError(code: string): string | undefined {
  if (code === '') return '请输入验证码'
  return /^\d{6}$/.test(code) ? undefined : '请输入6位数字验证码'
}

/** The code as typed, autofilled or pasted; out of a whole message it takes the run of six digits. */
export function readCode(text: string): string {
  const digits = digitsOf(text)
  if (digits.length <= CODE_LENGTH) return digits
  const plain = text.normalize('NFKC')
  return /(?:^|\D)(\d{6})(?!\d)/.exec(plain)?.[1] ?? digits.slice(0, CODE_LENGTH)
}

export function placeOf({ code }: Pick<Failure, 'code'>): Place {
  if (code === RISK_PHONE || code === REGISTERED) return 'phone'
  const ofCode = [CODE_WRONG, CODE_EXPIRED, TOO_OFTEN, DAILY_CAP].includes(code ?? 0)
  return ofCode ? 'code' : 'form'
}

/** A wrong or expired code is cleared; all other input stays. */
export function isCodeSpent({ code }: Pick<Failure, 'code'>): boolean {
  return code === CODE_WRONG || code === CODE_EXPIRED
}
