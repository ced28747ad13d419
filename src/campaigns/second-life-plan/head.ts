export const head = {
  title: '第二人生计划',
  description: '翻开一本立体书，一章一章，写下你在数字世界的第二人生。',
} as const
