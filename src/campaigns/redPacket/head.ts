export const head = {
  title: '红包雨',
  shareTitle: '准点开场，一起来玩',
  description: '先预约场次，到点在App里一起玩。',
} as const
