export const head = {
  title: '星球到访',
  description: '一颗会转的星球，一位等你来做客的主人。来这里走走，留下到访的脚印。',
} as const
