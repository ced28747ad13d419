export const head = {
  title: '数字灵魂',
  description: '在数字世界里，有一位AI伙伴与你气味相投。来认识TA。',
} as const
