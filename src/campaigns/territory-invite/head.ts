export const head = {
  title: '邀请好友共建领地',
  description: '一座村庄，等你来添一盏灯。看看这块领地，成为它的居民。',
} as const
