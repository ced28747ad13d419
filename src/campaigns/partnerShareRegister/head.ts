export const head = {
  title: '成为数字世界合伙人',
  description: '在你的城市，与数字世界同行。手机号即可登记意向。',
} as const
