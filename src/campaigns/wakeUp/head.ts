/** What the page's own document says of it, and a link to it that is shared. */
export const head = {
  title: '打开App',
  description: '在App中继续，数字世界的入口就在这里。',
} as const
