export const head = {
  title: '新手成长计划',
  description: '从第一步到安个家，跟着清单认识数字世界。',
} as const
