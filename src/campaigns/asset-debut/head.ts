export const head = {
  title: '数字资产首发',
  description: '一件数字作品的第一次发行：看它的故事，等它开售。',
} as const
