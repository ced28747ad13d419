export const head = {
  title: '新活动',
  description: '每天来一次，打开今天的礼物。',
} as const
