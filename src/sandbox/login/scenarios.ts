import type { Scenario } from '@/sandbox/scenario'

/** Every page with a login sheet shows these. */
export const scenarios: readonly Scenario[] = [
  { name: 'captcha', label: '发送前需要安全验证', appliesTo: 'all' },
  { name: 'sms_limit', label: '获取验证码过于频繁', appliesTo: 'all' },
  { name: 'sms_cap', label: '今日验证码次数用完', appliesTo: 'all' },
  { name: 'code_wrong', label: '验证码错误', appliesTo: 'all' },
  { name: 'code_expired', label: '验证码过期', appliesTo: 'all' },
  { name: 'risk_phone', label: '手机号存在风险', appliesTo: 'all' },
  { name: 'new_user', label: '新用户', appliesTo: 'all' },
  { name: 'old_user', label: '老用户', appliesTo: 'all' },
  { name: 'self', label: '邀请人是自己', appliesTo: 'all' },
  { name: 'bound', label: '已绑定其他邀请人', appliesTo: 'all' },
  { name: 'expire_soon', label: '登录 5 秒后过期', appliesTo: 'all' },
]
