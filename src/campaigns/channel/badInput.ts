import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, LOCKED, logIn, same } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: '/channel?channelCode=metro_07',
  ready: '立即体验',
  guest: true,
  calls: [
    same('立即体验', '/channel/newChannelRecord', { overtaken: KEPT, silent: true }),
    {
      call: '/channel/channelLogin',
      act: logIn('立即体验'),
      overtaken: LOCKED,
      busy: true,
      keeps: ['手机号', '验证码'],
      ends: {
        failed: '立即体验',
        cut: NETWORK_TEXT,
        empty: NETWORK_TEXT,
        null_data: NETWORK_TEXT,
        signed_out: '请先登录',
        hostile: '成功',
      },
    },
  ],
}
