import { KEPT, close, inTurn, logIn, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const BROKEN_PAGE = 'Something went wrong, please check server API'

const logInForPhone = inTurn(tap('联系TA'), logIn('登录'))

export const badInput: PageRow = {
  address: '/manufacturerDetail/10001',
  ready: '青鸾数字工坊',
  bare: true,
  bodies: true,
  calls: [
    {
      call: '/facilitator/showOne/10001',
      overtaken: {
        address: '/',
        first: (page) => page.openLink(/青鸾数字工坊/),
        second: (page) => page.openLink(/一方造物/),
        shows: '联系TA',
      },
      main: true,
      states: { failed: 'ERROR', empty: 'EMPTY', null_data: 'EMPTY' },
      ends: {
        failed: BROKEN_PAGE,
        empty: '该服务商已下架',
        null_data: '该服务商已下架',
        hostile: '<svg onload',
      },
    },
    same('复制电话', '/facilitator/showOne/10001', {
      ends: { failed: '电话获取失败，请重试', token_bad: '联系TA', hostile: '复制电话' },
      when: 'for the phone after a login',
      overtaken: { first: logInForPhone, second: inTurn(close, tap('联系TA')) },
      late: true,
      guest: true,
      act: logInForPhone,
    }),
    same('数字资产定制', '/facilitator/appTitle', {
      act: tap('打开菜单', '生态'),
      overtaken: KEPT,
    }),
  ],
}
