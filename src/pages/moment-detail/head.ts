export const head = { title: '动态详情', description: '来自数字世界的动态与评论。' } as const
