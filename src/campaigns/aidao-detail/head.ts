export const head = {
  title: 'DAO详情',
  description: '一个竞技场DAO的成员、动态与提案。来看看他们在做什么。',
} as const
