export const head = {
  title: '财经年课',
  description: '一年二十四堂财经常识课，先听几节，再决定要不要一起学。',
} as const
