import { NETWORK_TEXT } from '@/api/core/failure'
import { person } from '@/sandbox/users'
import { KEPT, close, inTurn, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const ADDRESS = '/shareAddress?landId=60001'

export const badInput: PageRow = {
  address: ADDRESS,
  ready: '打开App前往',
  calls: [
    {
      call: '/land/60001',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST', empty: 'EMPTY', null_data: 'EMPTY' },
      ends: {
        failed: NETWORK_TEXT,
        signed_out: '登录后查看',
        empty: '地块不存在或已注销',
        null_data: '地块不存在或已注销',
        hostile: '打开App前往',
      },
    },
    same('打开App前往', '/user/info', { overtaken: KEPT }),
    same('打开App前往', '/invite/sharedUser', {
      overtaken: KEPT,
      address: `${ADDRESS}&shareUid=${person(3).uid}`,
    }),
    {
      call: '/invite/generateQrCode',
      state: 'owner',
      overtaken: {
        first: tap('生成地址海报'),
        second: inTurn(close, tap('生成地址海报')),
        shows: '保存图片',
      },
      act: tap('生成地址海报'),
      pending: '海报生成中',
      ends: { failed: '海报生成失败，请重试', signed_out: '手机号登录', hostile: '保存图片' },
    },
  ],
}
