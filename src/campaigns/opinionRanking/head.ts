export const head = {
  title: '意见分排行榜',
  description: '看看谁为社区建设贡献了最多好意见。',
} as const
