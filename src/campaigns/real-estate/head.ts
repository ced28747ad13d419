export const head = {
  title: '数字地产',
  description: '数字世界的地块集市：看图、看坐标、看价格，也可以挂一张求购单。',
} as const
