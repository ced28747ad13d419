export const head = {
  title: '登录后兑换',
  description: '为保障账户安全，请先验证手机号。',
} as const
