import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { NETWORK_TEXT } from '../../src/api/failure'
import { choose, inTurn, openRecords, taps, typeAmount } from './badInputActs'
import { AGAIN, LOCKED, UNREADABLE, same, nextPage } from './badInput'
import type { CallRow, PageRow } from './badInput'

/** The sheet scrolls, not the page. */
const scrollRecords = (page: Page) => page.getByRole('listitem').last().scrollIntoViewIfNeeded()

const LOGIN_PAGE = { signed_out: '登录并继续', token_bad: '登录并继续' }

const UNKNOWN = '结果确认中'

const redeeming: CallRow[] = [
  {
    call: '/order/get_biz_no',
    overtaken: LOCKED,
    act: typeAmount,
    busy: true,
    comes: '已提交',
    keeps: ['兑现数量'],
    says: UNREADABLE,
    ends: { failed: '确认兑现', ...LOGIN_PAGE },
  },
  {
    call: '/rewardsSystemRepurchase',
    doubts: '结果确认中，请稍后再试',
    overtaken: LOCKED,
    act: typeAmount,
    busy: true,
    comes: '已提交',
    keeps: ['兑现数量'],
    ends: {
      failed: '确认兑现',
      http_500: UNKNOWN,
      http_504: UNKNOWN,
      cut: UNKNOWN,
      html: UNKNOWN,
      empty: '处理中',
      null_data: '处理中',
      ...LOGIN_PAGE,
    },
  },
]

export const EXCHANGE: PageRow = {
  page: 'exchange',
  address: '/exchange',
  stands: '可兑现（奖励）',
  calls: [
    {
      call: '/rewardsToCashCampaign/config',
      overtaken: AGAIN,
      main: true,
      // The login page takes its place.
      becomes: { failed: 'ERROR', signed_out: 'READY' },
      ends: { failed: NETWORK_TEXT, signed_out: '登录并继续' },
    },
    same('可兑现（奖励）', '/user/info', {
      overtaken: AGAIN,
      ends: { failed: '当前账号', signed_out: '可兑现（奖励）', token_bad: '登录并继续' },
    }),
    same('确认兑现', '/rewardsSystemRepurchase/history', {
      overtaken: AGAIN,
      ends: { failed: '确认兑现', token_bad: '登录并继续' },
    }),
    {
      call: '/rewardsSystemRepurchase/history',
      when: 'for the records',
      overtaken: {
        answer: /history.*status=PROCESSING/,
        first: inTurn(openRecords, choose('处理中')),
        second: choose('成功'),
        tab: '成功',
      },
      late: true,
      act: openRecords,
      ends: {
        failed: '加载失败，点击重试',
        empty: '还没有兑现记录',
        ...LOGIN_PAGE,
        signed_out: '登录后查看您的记录',
        hostile: '1,230 奖励',
      },
    },
    nextPage('/rewardsSystemRepurchase/history', {
      state: 'many',
      late: async (page) => {
        await openRecords(page)
        await expect(page.getByRole('button', { name: '加载更多' })).toBeAttached()
      },
      act: scrollRecords,
      overtaken: { first: scrollRecords, second: choose('成功'), tab: '成功' },
      ends: { ...LOGIN_PAGE, signed_out: '登录后查看您的记录' },
    }),
    ...redeeming,
    same('登录并继续', '/passport/logout', {
      act: taps('切换账号', '退出并切换'),
      overtaken: LOCKED,
      // The person does not wait for it.
      meanwhile: '登录并继续',
    }),
  ],
}
