export const head = {
  title: '奖励规则',
  description: '奖励的类型、发放、使用与兑换规则。',
} as const
