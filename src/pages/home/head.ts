/** What the common document says of it, and a link to it that is shared. */
export const head = {
  title: '元宇宙服务商',
  description: '元宇宙服务商目录与活动',
} as const
