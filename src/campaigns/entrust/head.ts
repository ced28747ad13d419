export const head = {
  title: '任务委托',
  description: '请一位发条管家，替领主照看领地的每日任务。',
} as const
