import { NETWORK_TEXT } from '@/api/core/failure'
import {
  KEPT,
  LOCKED,
  LOST,
  UNREADABLE,
  inTurn,
  logIn,
  same,
  tap,
} from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const SIGNED_TODAY = { ...LOST, empty: '签到成功', null_data: '签到成功' }

const tapMissedDay = tap(/可补签$/)

const signing: CallRow[] = [
  {
    call: '/activitySign/daySign',
    overtaken: LOCKED,
    act: tap('立即签到'),
    busy: true,
    answered: '今日已签到',
    toasts: SIGNED_TODAY,
    ends: {
      failed: '立即签到',
      empty: '今日已签到',
      null_data: '今日已签到',
      signed_out: '手机号登录',
      token_bad: '登录后签到',
    },
  },
  {
    call: '/activitySign/daySign',
    when: 'for a missed day',
    state: 'makeup_2,month_end',
    overtaken: LOCKED,
    act: inTurn(tapMissedDay, tap('补签')),
    busy: true,
    toasts: {
      ...LOST,
      empty: /^\d+月\d+日补签成功$/,
      null_data: /^\d+月\d+日补签成功$/,
      hostile: /^补签成功/,
    },
    ends: {
      failed: '补签卡 ×2',
      empty: '补签卡 ×1',
      null_data: '补签卡 ×1',
      signed_out: '手机号登录',
      token_bad: '登录后签到',
      hostile: '补签卡 ×1',
    },
  },
]

const tasks: CallRow[] = [
  {
    call: '/verticalTask/list',
    overtaken: KEPT,
    ends: {
      failed: '加载失败，点击重试',
      empty: '暂无任务，明天再来看看',
      null_data: '暂无任务，明天再来看看',
      signed_out: '登录后查看任务',
      token_bad: '登录后签到',
    },
  },
  {
    call: '/verticalTask/receive',
    overtaken: LOCKED,
    act: tap('到访一颗星球 领取'),
    busy: true,
    answered: '已领取',
    toasts: { ...LOST, empty: '领取成功', null_data: '领取成功', hostile: /^已领取/ },
    ends: {
      failed: '领取',
      empty: '已完成',
      null_data: '已完成',
      signed_out: '手机号登录',
      token_bad: '登录后签到',
      hostile: '已完成',
    },
  },
  {
    call: '/task/skip',
    overtaken: LOCKED,
    act: tap('浏览动态15秒 去完成'),
    busy: true,
    answered: '慢慢走的蜗牛',
    toasts: { ...UNREADABLE, hostile: '请前往App完成' },
    ends: { failed: '去完成', signed_out: '手机号登录', token_bad: '登录后签到' },
  },
]

export const badInput: PageRow = {
  address: '/sign-in',
  ready: '本月已签',
  calls: [
    {
      call: '/activitySign/userSignStatus',
      // Asked as a guest, and again after the login.
      overtaken: {
        guest: true,
        first: (page) => page.restore(),
        second: inTurn(tap('登录后签到'), logIn('登录')),
        shows: '立即签到',
      },
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST' },
      ends: { failed: NETWORK_TEXT, signed_out: '登录后签到', hostile: '立即签到' },
    },
    same('立即签到', '/integral/getUserIntegral', {
      overtaken: KEPT,
      ends: { failed: '立即签到', token_bad: '登录后签到' },
    }),
    ...signing,
    ...tasks,
  ],
  writes: [
    {
      write: '/activitySign/daySign',
      status: '/activitySign/userSignStatus',
      button: '立即签到',
      done: '今日已签到',
    },
    {
      when: 'for a missed day',
      write: '/activitySign/daySign',
      status: '/activitySign/userSignStatus',
      state: 'makeup_2,month_end',
      begin: tapMissedDay,
      button: '补签',
      dialog: /^使用补签卡补签/,
      done: '补签卡 ×1',
    },
    {
      write: '/verticalTask/receive',
      status: '/verticalTask/list',
      button: '到访一颗星球 领取',
      done: /已领取|领取成功/,
    },
  ],
}
