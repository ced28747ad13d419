/** The head of the common document, and of a shared link to it. */
export const head = {
  title: '元宇宙服务商',
  description: '元宇宙服务商目录与活动',
} as const
