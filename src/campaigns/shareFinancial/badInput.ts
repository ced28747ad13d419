import { NETWORK_TEXT } from '@/api/core/failure'
import { person } from '@/sandbox/users'
import { KEPT, close, inTurn, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const ADDRESS = '/shareFinancial'
const GONE = '课程不存在或已下架'

export const badInput: PageRow = {
  address: ADDRESS,
  ready: '课程目录',
  calls: [
    {
      call: '/getAnnualCourse',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST', empty: 'EMPTY', null_data: 'EMPTY' },
      ends: { failed: NETWORK_TEXT, signed_out: '登录后查看', empty: GONE, null_data: GONE },
    },
    same('课程目录', '/user/info', { overtaken: KEPT }),
    same('课程目录', '/invite/sharedUser', {
      overtaken: KEPT,
      address: `${ADDRESS}?shareUid=${person(6).uid}`,
    }),
    {
      call: '/registration/qrcode',
      overtaken: {
        first: tap('分享'),
        second: inTurn(close, tap('分享')),
        shows: '保存图片',
      },
      act: tap('分享'),
      pending: '海报生成中',
      ends: { failed: '海报生成失败，请重试', hostile: '保存图片' },
    },
  ],
}
