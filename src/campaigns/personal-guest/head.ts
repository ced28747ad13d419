export const head = {
  title: '私人会客厅',
  description: '推开窗，泡好茶，请一位朋友来你的星球坐坐。',
} as const
