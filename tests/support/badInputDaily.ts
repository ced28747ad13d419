import { expect } from '@playwright/test'
import { NETWORK_TEXT } from '../../src/api/failure'
import { makeUpMissedDay, openRecords, tap, taps, typeAmount } from './badInputActs'
import { LOST, UNREADABLE, nextPage, same } from './badInput'
import type { CallRow, PageRow } from './badInput'
import { loginCalls } from './badInputLogin'

const SIGNED_TODAY = { ...LOST, empty: '签到成功', null_data: '签到成功' }
const LOGIN_PAGE = { signed_out: '登录并继续', token_bad: '登录并继续' }

const signing: CallRow[] = [
  {
    call: '/activitySign/daySign',
    act: tap('立即签到'),
    says: SIGNED_TODAY,
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
    act: makeUpMissedDay,
    says: { ...SIGNED_TODAY, hostile: /^补签成功/ },
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
    act: tap('到访一颗星球 领取'),
    says: { ...LOST, empty: '领取成功', null_data: '领取成功', hostile: /^已领取/ },
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
    act: tap('逛一逛好物兑换 去完成'),
    says: { ...UNREADABLE, hostile: '请前往App完成' },
    ends: { failed: '去完成', signed_out: '手机号登录', token_bad: '登录后签到' },
  },
]

const redeeming: CallRow[] = [
  {
    call: '/order/get_biz_no',
    act: typeAmount,
    keeps: ['兑现数量'],
    says: UNREADABLE,
    ends: { failed: '确认兑现', ...LOGIN_PAGE },
  },
  {
    call: '/rewardsSystemRepurchase',
    act: typeAmount,
    keeps: ['兑现数量'],
    says: LOST,
    ends: { failed: '确认兑现', empty: '处理中', null_data: '处理中', ...LOGIN_PAGE },
  },
]

export const DAILY_PAGES: readonly PageRow[] = [
  {
    page: 'sign-in',
    address: '/sign-in',
    stands: '本月已签',
    calls: [
      {
        call: '/activitySign/userSignStatus',
        main: true,
        ends: { failed: NETWORK_TEXT, signed_out: '登录后签到', hostile: '立即签到' },
      },
      same('立即签到', '/integral/getUserIntegral', {
        ends: { failed: '立即签到', token_bad: '登录后签到' },
      }),
      ...signing,
      ...tasks,
      ...loginCalls({ open: tap('登录后签到'), done: '立即签到' }),
    ],
  },
  {
    page: 'exchange',
    address: '/exchange',
    stands: '可兑现（奖励）',
    calls: [
      {
        call: '/rewardsToCashCampaign/config',
        main: true,
        ends: { failed: NETWORK_TEXT, signed_out: '登录并继续' },
      },
      same('可兑现（奖励）', '/user/info', {
        ends: { failed: '当前账号', signed_out: '可兑现（奖励）', token_bad: '登录并继续' },
      }),
      same('确认兑现', '/rewardsSystemRepurchase/history', {
        ends: { failed: '确认兑现', token_bad: '登录并继续' },
      }),
      {
        call: '/rewardsSystemRepurchase/history',
        when: 'for the records',
        late: true,
        act: openRecords,
        ends: {
          failed: '加载失败，点击重试',
          empty: '还没有兑现记录',
          ...LOGIN_PAGE,
          hostile: '1,230 奖励',
        },
      },
      nextPage('/rewardsSystemRepurchase/history', {
        state: 'many',
        late: async (page) => {
          await openRecords(page)
          await expect(page.getByRole('button', { name: '加载更多' })).toBeAttached()
        },
        // The sheet scrolls, not the page.
        act: (page) => page.getByRole('listitem').last().scrollIntoViewIfNeeded(),
        ends: { ...LOGIN_PAGE },
      }),
      ...redeeming,
      same('登录并继续', '/passport/logout', { act: taps('切换账号', '退出并切换') }),
    ],
  },
]
