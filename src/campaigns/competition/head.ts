export const head = {
  title: '创作者大赛',
  description: '报名、投稿、评审、公布：看看赛事走到了哪一步，带上你的作品来登台。',
} as const
