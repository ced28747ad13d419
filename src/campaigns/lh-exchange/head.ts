export const head = {
  title: '积分好物兑换',
  description: '手账、香薰、展览票……用积分换一件喜欢的东西。',
} as const
