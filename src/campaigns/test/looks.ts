import { tap, type Look } from '@tests/support/looks'

export const looks: readonly Look[] = [
  { name: 'open', at: '/test', shows: '开发自检' },
  { name: 'checked', at: '/test', shows: '没有连接到 App', act: tap('检测 login') },
]
