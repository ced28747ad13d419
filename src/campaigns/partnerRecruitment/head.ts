export const head = {
  title: '邀请好友',
  description: '了解城市合伙人的等级与权益，提交申请，和好友一起点亮你的城市。',
} as const
