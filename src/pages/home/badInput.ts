import { KEPT, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const BROKEN_PAGE = 'Something went wrong, please check server API'

export const badInput: PageRow = {
  address: '/',
  ready: '青鸾数字工坊',
  bare: true,
  bodies: true,
  calls: [
    {
      call: '/facilitator/query',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', empty: 'EMPTY', null_data: 'EMPTY', wrong_shape: 'ERROR' },
      ends: {
        failed: BROKEN_PAGE,
        empty: '暂无服务商入驻',
        null_data: '暂无服务商入驻',
        wrong_shape: BROKEN_PAGE,
        hostile: '<img src=x',
      },
    },
    same('数字资产定制', '/facilitator/appTitle', {
      act: tap('打开菜单', '生态'),
      overtaken: KEPT,
    }),
  ],
}
