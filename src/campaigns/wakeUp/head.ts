export const head = {
  title: '打开App',
  description: '在App中继续，数字世界的入口就在这里。',
} as const
