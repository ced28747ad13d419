export const head = {
  title: '领地',
  description: '走进数字世界的领地，认识领主与居民。',
} as const
