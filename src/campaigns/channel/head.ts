export const head = {
  title: '数字世界 等你登陆',
  description: '一座正在升起的数字城市，手机号即可登陆。',
} as const
