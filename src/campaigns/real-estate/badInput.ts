import { NETWORK_TEXT } from '@/api/core/failure'
import {
  KEPT,
  LOST,
  chooseTab,
  inTurn,
  nextPage,
  same,
  scrollToEnd,
  tap,
} from '@tests/support/badInput/rows'
import type { Act } from '@tests/support/badInput/driver'
import type { PageRow } from '@tests/support/badInput/rows'

const READY = '地板价'
const ONCE = 'one move at a time: its number is asked for once'
const GUEST = '登录后查看'
/** The market's own plot with a page of its own. */
const PLOT = '/real-estate?landId=60001'

const search: Act = (page) => page.fill('搜索地块', '听潮小筑')
const order = inTurn(search, (page) => page.see('A-0318'), tap(/^购买 听潮小筑/))
const submit = inTurn(order, tap('提交订单'))
const pick = inTurn(tap('挂售'), tap(/^.+ [ABC]-\d+$/))
const typePrice: Act = (page) => page.fill('挂售价格', '1280')
const toPrice = inTurn(chooseTab('我的'), pick, typePrice)
const toWant = inTurn(chooseTab('求购'), tap('发布求购'), (page) => page.fill('求购单价', '888'))
const toSell = inTurn(chooseTab('求购'), tap(/^卖给TA/), tap(/^.+ [ABC]-\d+$/))

export const badInput: PageRow = {
  address: '/real-estate',
  ready: READY,
  calls: [
    {
      call: '/market/listByItem',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST', empty: 'READY', null_data: 'ERROR' },
      ends: {
        failed: NETWORK_TEXT,
        signed_out: GUEST,
        empty: '暂无挂售的地块',
        null_data: NETWORK_TEXT,
      },
    },
    {
      call: '/market/listByItem',
      when: 'for a word',
      late: true,
      act: search,
      overtaken: {
        answer: /listByItem.*keyword/,
        first: search,
        second: inTurn(
          (page) => page.fill('搜索地块', ''),
          (page) => page.see('加载更多'),
        ),
      },
      ends: { failed: '加载失败，点击重试', signed_out: GUEST, empty: '没有找到相关地块' },
    },
    nextPage('/market/listByItem', {
      act: scrollToEnd,
      overtaken: KEPT,
      ends: { signed_out: '登录后查看挂售', hostile: READY },
    }),
    same(READY, '/getUnpaidOrder', { overtaken: KEPT }),
    {
      call: '/land/60001',
      address: PLOT,
      overtaken: KEPT,
      ends: {
        failed: '加载失败，点击重试',
        empty: '地块不存在或已注销',
        null_data: '地块不存在或已注销',
        hostile: '最近成交价',
      },
    },
    {
      call: '/market/wantBuyTradeList',
      overtaken: KEPT,
      act: chooseTab('求购'),
      ends: {
        failed: '加载失败，点击重试',
        signed_out: '登录后查看求购',
        empty: '暂无求购，来发布第一条吧',
        hostile: '卖给TA',
      },
    },
    {
      call: '/shop/assetScList',
      overtaken: KEPT,
      act: inTurn(chooseTab('我的'), tap('挂售')),
      ends: {
        failed: '加载失败，点击重试',
        signed_out: '去登录',
        empty: '暂无可出售的地块',
        hostile: '持有未满7天',
      },
    },
    {
      call: '/get_biz_no',
      overtaken: ONCE,
      act: submit,
      busy: true,
      toasts: { cut: NETWORK_TEXT, empty: NETWORK_TEXT },
      ends: {
        failed: '提交订单',
        signed_out: '手机号登录',
        hostile: '订单已提交',
      },
    },
    {
      call: '/market/buy',
      overtaken: ONCE,
      act: submit,
      busy: true,
      toasts: LOST,
      ends: {
        failed: '提交订单',
        signed_out: '手机号登录',
        empty: '订单已提交',
        null_data: '订单已提交',
        hostile: '订单已提交',
      },
    },
    {
      call: '/market/processTransaction',
      overtaken: ONCE,
      act: inTurn(toPrice, tap('确认挂售')),
      busy: true,
      keeps: ['挂售价格'],
      toasts: { ...LOST, empty: '挂售成功', null_data: '挂售成功', hostile: '挂售成功' },
      ends: {
        failed: '确认挂售',
        signed_out: '手机号登录',
        empty: '改价',
        null_data: '改价',
        hostile: '改价',
      },
    },
  ],
  writes: [
    {
      write: '/market/buy',
      status: '/getUnpaidOrder',
      begin: order,
      button: '提交订单',
      done: '订单已提交',
    },
    {
      when: 'of an offer',
      write: '/market/processTransaction',
      status: '/market/listByItem',
      begin: toPrice,
      button: '确认挂售',
      done: '挂售成功',
    },
    {
      when: 'of a wish',
      write: '/market/processTransaction',
      status: '/market/wantBuyTradeList',
      begin: toWant,
      button: '确认发布',
      done: '求购已发布',
    },
    {
      when: 'of a sale to somebody',
      write: '/market/processTransaction',
      status: '/shop/assetScList',
      begin: toSell,
      button: '确认卖出',
      done: '成交成功',
    },
    {
      when: 'that takes an offer back',
      write: '/market/processTransaction',
      status: '/market/listByItem',
      state: 'listed',
      begin: inTurn(chooseTab('我的'), tap(/^撤下/)),
      button: '确认撤下',
      done: '已撤下',
    },
    {
      when: 'that cancels a wish',
      write: '/market/processTransaction',
      status: '/market/wantBuyTradeList',
      state: 'wanted',
      begin: inTurn(chooseTab('我的'), tap(/^取消求购/)),
      button: '确认取消',
      done: '求购已取消',
    },
  ],
}
