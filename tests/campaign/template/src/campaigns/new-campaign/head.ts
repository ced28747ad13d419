/** What the page's own document says of it, and a link to it that is shared. */
export const head = {
  title: '新活动',
  description: '每天来一次，打开今天的礼物。',
} as const
