import { endpoint } from './core/endpoint'
import {
  anything,
  code,
  count,
  fields,
  flag,
  id,
  label,
  number,
  oneOf,
  text,
  url,
} from './core/read'
import type { Read } from './core/read'

export const sendSmsCode = endpoint<{ phone: string; scene: string; captchaToken?: string }>()({
  name: 'sms/sendSmsCode',
  method: 'POST',
  path: '/ucenter/api/sms/sendSmsCode',
  auth: 'optional',
  given: 'path and method',
  /** ASSUMED fields; seconds. */
  answer: fields({ resendSec: number, expireSec: number, needCaptcha: flag }),
})

/** ASSUMED but for what the stored record names. */
export const LOGIN_FIELDS = {
  /** GIVEN. */
  accessToken: code,
  /** GIVEN. Epoch milliseconds; a value below 10^11 is seconds from now. */
  expireIn: number,
  uid: id,
  nickname: text,
  avatar: url,
  isNewUser: flag,
}

export const LoginAnswer = fields(LOGIN_FIELDS)
export type LoginAnswer = Read<typeof LoginAnswer>

export interface LoginRequest {
  phone: string
  smsCode: string
  loginType: 'SMS'
  inviteCode?: string
  privacyVersion: string
}

export const passportLogin = endpoint<LoginRequest>()({
  name: 'passport/login',
  method: 'POST',
  path: '/ucenter/api/passport/login',
  auth: 'optional',
  given: 'path and method',
  answer: LoginAnswer,
})

/** Called with GET, as the specification has it. */
export const passportLogout = endpoint<void>()({
  name: 'passport/logout',
  method: 'GET',
  path: '/ucenter/api/passport/logout',
  auth: 'required',
  given: 'path and method',
  safe: false,
  answer: anything,
})

/** Trades the wrapper's token (`X-Auth-Token`) for a login record. Nobody asked for it: it fails without words. Path ASSUMED. */
export const getAuthorization = endpoint<void>()({
  name: 'passport/getAuthorization',
  method: 'GET',
  path: '/ucenter/api/passport/getAuthorization',
  auth: 'optional',
  given: 'nothing',
  safe: false,
  silent: true,
  answer: fields({ accessToken: code, expireIn: number, uid: id }),
})

/** ASSUMED. */
export const UserInfo = fields({
  uid: id,
  nickname: text,
  avatar: url,
  phoneMasked: text,
  level: number,
  realNameStatus: oneOf('NONE', 'PENDING', 'PASSED'),
  isNewUser: flag,
  inviteCode: code,
  bio: label,
  fansCount: count,
})
export type UserInfo = Read<typeof UserInfo>

/** The member-info call: a signed-out answer is how the page finds out, so it is not logged. Path ASSUMED. */
export const readUserInfo = endpoint<{ uid?: string }>()({
  name: 'user/info',
  method: 'GET',
  path: '/ucenter/api/user/info',
  auth: 'optional',
  given: 'nothing',
  memberInfo: true,
  answer: UserInfo,
})
