import { passportLogin, sendSmsCode } from '@/api/login'

/** How a code is asked for, or a login answered. */
export interface LoginStory {
  label: string
  /** A state of the sandbox for the call. */
  asked?: string
}

const code = (state: string) => `${state}@${sendSmsCode.path}`
const login = (state: string) => `${state}@${passportLogin.path}`

export const LOGIN_STORIES: readonly [LoginStory, ...LoginStory[]] = [
  { label: '照常' },
  { label: '需要安全验证', asked: code('captcha') },
  { label: '获取过于频繁', asked: code('sms_limit') },
  { label: '今日次数用完', asked: code('sms_cap') },
  { label: '手机号有风险', asked: code('risk_phone') },
  { label: '验证码发送失败', asked: code('http_500_blank') },
  { label: '验证码错误', asked: login('code_wrong') },
  { label: '验证码过期', asked: login('code_expired') },
  { label: '登录失败', asked: login('http_500_blank') },
]
