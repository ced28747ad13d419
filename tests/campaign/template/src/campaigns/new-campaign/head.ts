export const head = {
  title: '新活动',
  shareTitle: '来看看今天的新鲜事',
  description: '每天来一次，打开今天的礼物。',
} as const
