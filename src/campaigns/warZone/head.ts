export const head = {
  title: '战区',
  description: '红蓝两军，一座灯塔。来看看最新一场DAO之战打到哪里了。',
} as const
