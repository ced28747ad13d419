export const head = {
  title: 'TA邀请你来数字世界',
  description: '朋友邀请你加入数字世界，手机号即可注册。',
} as const
