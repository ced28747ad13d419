import { LOCKED, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const tapped = (name: RegExp) => ({ overtaken: LOCKED, act: tap(name), busy: true }) as const

export const badInput: PageRow = {
  address: '/test',
  ready: '开发自检',
  calls: [
    {
      ...tapped(/用户信息/),
      call: '/user/info',
      answered: 'uid: ',
      ends: { failed: '失败', hostile: '通过' },
    },
    {
      ...tapped(/协议版本/),
      call: '/privacy/queryPrivacy',
      answered: 'V3.2',
      ends: { failed: '失败', hostile: '通过' },
    },
    {
      ...tapped(/换取授权 换取授权/),
      call: '/passport/getAuthorization',
      silent: true,
      ends: { failed: '失败', hostile: '已换取授权' },
    },
    {
      ...tapped(/退出登录 退出登录/),
      call: '/passport/logout',
      answered: '本机记录已清除',
      ends: { failed: '本机记录已清除' },
    },
  ],
}
