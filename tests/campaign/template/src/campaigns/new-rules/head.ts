export const head = {
  title: '新活动',
  shareTitle: '活动规则',
  description: '活动的时间、参与方式与奖励发放。',
} as const
