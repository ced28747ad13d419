import { LOCKED, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: '/test',
  ready: '开发自检',
  calls: [
    {
      call: '/user/info',
      overtaken: LOCKED,
      act: tap(/用户信息/),
      busy: true,
      answered: 'uid: ',
      ends: { failed: '失败', hostile: '通过' },
    },
    {
      call: '/privacy/queryPrivacy',
      overtaken: LOCKED,
      act: tap(/协议版本/),
      busy: true,
      answered: 'V3.2',
      ends: { failed: '失败', hostile: '通过' },
    },
    {
      call: '/passport/getAuthorization',
      overtaken: LOCKED,
      act: tap(/换取授权 换取授权/),
      busy: true,
      silent: true,
      ends: { failed: '失败', hostile: '已换取授权' },
    },
    {
      call: '/passport/logout',
      overtaken: LOCKED,
      act: tap(/退出登录 退出登录/),
      busy: true,
      answered: '本机记录已清除',
      ends: { failed: '本机记录已清除' },
    },
  ],
}
