import { endpoint } from './core/endpoint'
import {
  anything,
  code,
  count,
  digits,
  fields,
  flag,
  inviteCode,
  label,
  number,
  oneOf,
  seconds,
  text,
  url,
} from './core/read'
import type { Read } from './core/read'

/** Sends a code to a phone. */
export const sendSmsCode = endpoint<{
  phone: string
  /** The purpose of the code, such as LOGIN. */
  scene: string
  /** The token of the captcha, if one was required. */
  captchaToken?: string
}>()({
  name: 'sms/sendSmsCode',
  method: 'POST',
  path: '/ucenter/api/sms/sendSmsCode',
  auth: 'optional',
  given: 'path and method',
  /** ASSUMED fields. */
  answer: fields({
    resendSec: seconds,
    /** How long the code is valid. */
    expireSec: seconds,
    /** No code was sent: a captcha has to be solved first. */
    needCaptcha: flag,
  }),
})

/** ASSUMED, except for the fields of the stored record. */
export const LOGIN_FIELDS = {
  /** GIVEN. */
  accessToken: code,
  /** GIVEN. */
  expireIn: number,
  uid: digits,
  nickname: text,
  avatar: url,
  isNewUser: flag,
}

/** The account that is logged in, and until when. */
export const LoginAnswer = fields(LOGIN_FIELDS)
export type LoginAnswer = Read<typeof LoginAnswer>

export interface LoginRequest {
  phone: string
  smsCode: string
  /** The way of the login. */
  loginType: 'SMS'
  /** The code of the person who has invited this one. */
  inviteCode?: string
  privacyVersion: string
}

/** Logs in by phone and code; creates an account if there is none. */
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

/**
 * Trades the wrapper's token (`X-Auth-Token`) for a login record. A background call: it fails silently. Path ASSUMED.
 */
export const getAuthorization = endpoint<void>()({
  name: 'passport/getAuthorization',
  method: 'GET',
  path: '/ucenter/api/passport/getAuthorization',
  auth: 'optional',
  safe: false,
  silent: true,
  answer: fields({ accessToken: code, expireIn: number, uid: digits }),
})

/** ASSUMED. A person. */
export const UserInfo = fields({
  uid: digits,
  nickname: text,
  avatar: url,
  phoneMasked: text,
  /** The level of the person. */
  level: number,
  realNameStatus: oneOf('NONE', 'PENDING', 'PASSED'),
  isNewUser: flag,
  /** The code of this person, for invitations. */
  inviteCode,
  /** The person's own description. */
  bio: label,
  /** How many people follow the person. */
  fansCount: count,
})
export type UserInfo = Read<typeof UserInfo>

/** The member-info call: a signed-out answer is how the page finds out, so it is not logged. Path ASSUMED. */
export const readUserInfo = endpoint<{
  /** The person; without one the person who asks. */
  uid?: string
}>()({
  name: 'user/info',
  method: 'GET',
  path: '/ucenter/api/user/info',
  auth: 'optional',
  memberInfo: true,
  answer: UserInfo,
})
