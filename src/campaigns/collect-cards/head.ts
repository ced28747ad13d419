export const head = {
  title: '消除集卡',
  description: '交换糖果，闯过一关又一关，把喜欢的卡片收进卡册。',
} as const
