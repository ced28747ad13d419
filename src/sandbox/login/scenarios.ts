import { scenariosFor } from '@/sandbox/scenario'

/** Every page with a login sheet shows these. */
export const scenarios = scenariosFor('all', {
  captcha: '发送前需要安全验证',
  sms_limit: '获取验证码过于频繁',
  sms_cap: '今日验证码次数用完',
  code_wrong: '验证码错误',
  code_expired: '验证码过期',
  risk_phone: '手机号存在风险',
  new_user: '新用户',
  old_user: '老用户',
  self: '邀请人是自己',
  bound: '已绑定其他邀请人',
  h5_only: '只认 H5 登录记录',
  expire_soon: '登录 5 秒后过期',
})
