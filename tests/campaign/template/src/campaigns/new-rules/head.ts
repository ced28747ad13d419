export const head = {
  title: '新活动',
  description: '活动的时间、参与方式与奖励发放。',
} as const
