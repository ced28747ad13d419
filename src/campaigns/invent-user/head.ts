export const head = {
  title: '邀请好友',
  description: '亮出你的二维码，和身边的朋友一起走进数字世界。',
} as const
