export const head = {
  title: '领地嘉年华',
  description: '摩天轮转起来了。来看看最热闹的领地，也挑一块属于自己的。',
} as const
