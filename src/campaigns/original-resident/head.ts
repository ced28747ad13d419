export const head = {
  title: '原住民计划',
  description: '成为数字世界最早的居民，和朋友一起建设新家园。',
} as const
