export const head = {
  title: '服务商详情',
  description: '了解元宇宙服务商的作品、资质与服务。',
} as const
