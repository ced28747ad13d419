export const head = {
  title: '我的地块地址',
  description: '一张地图，一枚图钉：这里是我在数字世界的地址，欢迎来做客。',
} as const
