export const head = {
  title: '意见分规则',
  description: '意见分如何计算、如何扣减、如何排名。',
} as const
