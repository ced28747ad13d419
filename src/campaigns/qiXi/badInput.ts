import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, LOST, inTurn, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const READY = '写给TA的话'
const BUY = '立即购买 鹊桥礼盒 · 双人份'
const NO_BOXES = '礼盒准备中，敬请期待'
const ONCE = 'one order at a time: its number is asked for once'

const order = inTurn(tap(BUY), tap('提交订单'))

export const badInput: PageRow = {
  address: '/qiXi',
  ready: READY,
  calls: [
    {
      call: '/findActivityGoods',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST', empty: 'READY', null_data: 'READY' },
      ends: {
        failed: NETWORK_TEXT,
        signed_out: NO_BOXES,
        empty: NO_BOXES,
        null_data: NO_BOXES,
      },
    },
    same(READY, '/findActivityDate', { overtaken: KEPT }),
    same(READY, '/findActivityInfo', { overtaken: KEPT }),
    same(READY, '/activity/getById', { overtaken: KEPT }),
    same(READY, '/getUserIntegral', { overtaken: KEPT }),
    same(READY, '/getUnpaidOrder', { overtaken: KEPT }),
    {
      call: '/get_biz_no',
      overtaken: ONCE,
      act: order,
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
      call: '/order/addActOrder',
      overtaken: ONCE,
      act: order,
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
      write: '/order/addActOrder',
      status: '/getUnpaidOrder',
      begin: tap(BUY),
      button: '提交订单',
      done: '订单已提交',
    },
    {
      write: '/order/addActOrder',
      when: 'for a turn of the wheel',
      status: '/findActivityGoods',
      button: '转一次',
      done: /恭喜获得|本次抽奖已完成/,
    },
  ],
}
