import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, LOST, inTurn, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const READY = '发行量'
const ONCE = 'one order at a time: its number is asked for once'

const agree = inTurn(tap('立即购买'), (page) => page.check('我已阅读购买须知'))
const submit = inTurn(agree, tap('提交订单'))

export const badInput: PageRow = {
  address: '/asset-debut',
  ready: READY,
  calls: [
    {
      call: '/activity/getById',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST' },
      ends: {
        failed: NETWORK_TEXT,
        signed_out: '登录后查看',
      },
    },
    same(READY, '/getUserIntegral', { overtaken: KEPT }),
    same(READY, '/getUnpaidOrder', { overtaken: KEPT }),
    same('已结束', '/market/listByItem', { state: 'ended', overtaken: KEPT }),
    {
      call: '/get_biz_no',
      overtaken: ONCE,
      act: submit,
      busy: true,
      toasts: { cut: NETWORK_TEXT, empty: NETWORK_TEXT },
      ends: {
        failed: '提交订单',
        signed_out: '手机号登录',
        token_bad: '提交订单',
        hostile: '订单已提交',
      },
    },
    {
      call: '/order/addOrder',
      overtaken: ONCE,
      act: submit,
      busy: true,
      toasts: LOST,
      ends: {
        failed: '提交订单',
        signed_out: '手机号登录',
        token_bad: '提交订单',
        empty: '订单已提交',
        null_data: '订单已提交',
        hostile: '订单已提交',
      },
    },
  ],
  writes: [
    {
      write: '/order/addOrder',
      status: '/getUnpaidOrder',
      begin: agree,
      button: '提交订单',
      done: '订单已提交',
    },
  ],
}
