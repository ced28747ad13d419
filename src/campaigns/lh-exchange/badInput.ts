import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, LOST, inTurn, nextPage, same, scrollToEnd, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const ADDRESS = '/lh-exchange'
const SHELF = '默认'
const VIRTUAL = '立即兑换 领地装饰券 · 秋日灯串'
const PHYSICAL = '立即兑换 星空主题手账本'
const NONE = '商品准备中，敬请期待'
const ONE_LIST = 'the list has one order of the platform’s: nothing else asks for its pages'
const ONCE = 'one order at a time: its number is asked for once'

export const badInput: PageRow = {
  address: ADDRESS,
  ready: SHELF,
  calls: [
    {
      call: '/commodityList',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST', empty: 'READY', null_data: 'ERROR' },
      ends: {
        failed: NETWORK_TEXT,
        signed_out: '登录后查看商品',
        empty: NONE,
        null_data: NETWORK_TEXT,
      },
    },
    nextPage('/commodityList', {
      act: scrollToEnd,
      state: 'many',
      overtaken: ONE_LIST,
      ends: { signed_out: '登录后查看商品', hostile: SHELF },
    }),
    same(SHELF, '/findActivityDate', { overtaken: KEPT }),
    same(SHELF, '/findActivityInfo', { overtaken: KEPT }),
    same(SHELF, '/findActivityGoods', { overtaken: KEPT }),
    same(SHELF, '/getUserIntegral', { overtaken: KEPT }),
    {
      call: '/findAddressList',
      overtaken: KEPT,
      act: tap(PHYSICAL),
      answered: '使用该地址',
      ends: {
        failed: '加载失败，点击重试',
        empty: '还没有收货地址',
        null_data: '还没有收货地址',
        hostile: '使用该地址',
      },
    },
    {
      call: '/get_biz_no',
      overtaken: ONCE,
      act: inTurn(tap(VIRTUAL), tap('确认兑换')),
      busy: true,
      toasts: { cut: NETWORK_TEXT, empty: NETWORK_TEXT },
      ends: {
        failed: '确认兑换',
        signed_out: '手机号登录',
        token_bad: '确认兑换',
        hostile: '兑换成功',
      },
    },
    {
      call: '/exchangeCommodity',
      overtaken: ONCE,
      act: inTurn(tap(VIRTUAL), tap('确认兑换')),
      busy: true,
      toasts: LOST,
      ends: {
        failed: '确认兑换',
        signed_out: '手机号登录',
        token_bad: '确认兑换',
        empty: '兑换成功',
        null_data: '兑换成功',
        hostile: '兑换成功',
      },
    },
  ],
  writes: [
    {
      write: '/exchangeCommodity',
      status: '/commodityList',
      begin: tap(VIRTUAL),
      button: '确认兑换',
      done: '兑换成功',
    },
  ],
}
