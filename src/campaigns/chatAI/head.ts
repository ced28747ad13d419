export const head = {
  title: 'AI伙伴',
  description: '数字世界里的伙伴，随时可以聊聊。内容由AI生成，仅供参考。',
} as const
