export const head = {
  title: '领地规则',
  description: '领地的认领、收益、居民、铭刻与回收规则。',
} as const
