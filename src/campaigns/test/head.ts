export const head = {
  title: '开发自检',
  description: '检查环境、登录、桥接与接口。',
} as const
