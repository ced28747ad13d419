export const head = {
  title: '新活动',
  shareTitle: '朋友邀请你一起来',
  description: '朋友邀请你来看看，手机号即可加入。',
} as const
