import { NETWORK_TEXT } from '@/api/core/failure'
import { person } from '@/sandbox/users'
import {
  KEPT,
  LOCKED,
  LOST,
  inTurn,
  nextPage,
  same,
  scrollToEnd,
  tap,
} from '@tests/support/badInput/rows'
import type { Act } from '@tests/support/badInput/driver'
import type { PageRow } from '@tests/support/badInput/rows'

const FRIEND = person(4).nickname
const GUEST = '登录后转赠'
const READY = '选藏品'
/** What stands under each result. */
const DONE = '继续转赠'
const ONCE = 'one gift at a time: its number is asked for once'

const search: Act = inTurn(
  tap(/青鸾数字藏章/, '下一步'),
  (page) => page.fill('查找受赠人', FRIEND),
  tap('搜索'),
)
const toConfirm = inTurn(search, tap(`送给TA ${FRIEND}`))
const fillIn = inTurn(
  toConfirm,
  (page) => page.fill('附言', '送你一颗星'),
  (page) => page.fill('验证码', '123456'),
  (page) => page.check(),
)

export const badInput: PageRow = {
  address: '/give-gift',
  ready: READY,
  calls: [
    {
      call: '/shop/assetScList',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST', empty: 'READY', null_data: 'ERROR' },
      ends: {
        failed: NETWORK_TEXT,
        signed_out: GUEST,
        empty: '暂无可转赠的资产',
        null_data: NETWORK_TEXT,
      },
    },
    nextPage('/shop/assetScList', {
      act: scrollToEnd,
      state: 'many',
      overtaken: KEPT,
      ends: { signed_out: '登录后查看您的记录', hostile: READY },
    }),
    same(READY, '/user/info', { overtaken: KEPT }),
    {
      call: '/user/searchUser',
      overtaken: KEPT,
      act: search,
      answered: '送给TA',
      ends: {
        failed: '加载失败，点击重试',
        empty: '未找到该用户',
        null_data: '未找到该用户',
        hostile: '查找受赠人',
      },
    },
    {
      call: '/sms/sendSmsCode',
      overtaken: LOCKED,
      act: inTurn(toConfirm, tap('获取验证码')),
      busy: true,
      toasts: { cut: NETWORK_TEXT, empty: NETWORK_TEXT },
      ends: { failed: '获取验证码', signed_out: '手机号登录', hostile: 's后重发' },
    },
    {
      call: '/get_biz_no',
      overtaken: ONCE,
      act: inTurn(fillIn, tap('确认转赠')),
      busy: true,
      keeps: ['附言'],
      toasts: { cut: NETWORK_TEXT, empty: NETWORK_TEXT },
      ends: { failed: '确认转赠', signed_out: '手机号登录', hostile: DONE },
    },
    {
      call: '/asset/give',
      overtaken: ONCE,
      act: inTurn(fillIn, tap('确认转赠')),
      busy: true,
      keeps: ['附言'],
      toasts: LOST,
      ends: {
        failed: '确认转赠',
        signed_out: '手机号登录',
        empty: DONE,
        null_data: DONE,
        hostile: DONE,
      },
    },
  ],
  writes: [
    {
      write: '/asset/give',
      status: '/shop/assetScList',
      begin: fillIn,
      button: '确认转赠',
      done: DONE,
    },
  ],
}
