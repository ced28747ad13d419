import { NETWORK_TEXT } from '@/api/core/failure'
import { person } from '@/sandbox/users'
import { KEPT, LOCKED, LOST, close, inTurn, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const ADDRESS = '/recommendation-officer?activityId=1001'
const SEAT = '立即就任'

export const badInput: PageRow = {
  address: ADDRESS,
  ready: '推荐官的三件事',
  calls: [
    {
      call: '/activity/getById',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST' },
      ends: { failed: NETWORK_TEXT, signed_out: '登录后就任' },
    },
    {
      call: '/firstRecommend/create/1001',
      overtaken: LOCKED,
      act: tap(SEAT),
      busy: true,
      toasts: LOST,
      ends: {
        failed: SEAT,
        empty: '推荐官证书',
        null_data: '推荐官证书',
        signed_out: '手机号登录',
        token_bad: '登录后就任',
        hostile: '推荐官证书',
      },
    },
    same('推荐官的三件事', '/user/info', { overtaken: KEPT }),
    same('推荐官的三件事', '/invite/sharedUser', {
      overtaken: KEPT,
      address: `${ADDRESS}&shareUid=${person(6).uid}`,
      pending: '一席之位，等一位真诚的人',
    }),
    {
      call: '/invite/generateQrCode',
      state: 'officer',
      overtaken: {
        first: tap('分享我的推荐函'),
        second: inTurn(close, tap('分享我的推荐函')),
        shows: '保存图片',
      },
      act: tap('分享我的推荐函'),
      pending: '海报生成中',
      ends: { failed: '海报生成失败，请重试', signed_out: '手机号登录', hostile: '保存图片' },
    },
  ],
  writes: [
    {
      write: '/firstRecommend/create/1001',
      status: '/activity/getById',
      button: SEAT,
      done: '推荐官证书',
    },
  ],
}
