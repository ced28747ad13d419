/** What the page's own document says of it, and a link to it that is shared. */
export const head = {
  title: '奖励规则',
  description: '奖励的类型、发放、使用与兑换规则。',
} as const
