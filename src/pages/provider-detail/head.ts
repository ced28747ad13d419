/** What the page's own document says of it, and a link to it that is shared. */
export const head = {
  title: '服务商详情',
  description: '了解元宇宙服务商的作品、资质与服务。',
} as const
