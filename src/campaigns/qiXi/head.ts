export const head = {
  title: '七夕·鹊桥会',
  description: '今夜的星河，有一座桥。看看七夕的礼盒，写一张卡片给TA。',
} as const
