export const head = {
  title: '转赠',
  description: '把喜欢的数字资产，亲手送给一位朋友。',
} as const
