export const head = {
  title: '奖励兑现',
  description: '把符合条件的奖励兑现，费用与到账时间一目了然。',
} as const
