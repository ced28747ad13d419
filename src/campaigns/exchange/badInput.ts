import { NETWORK_TEXT } from '@/api/core/failure'
import {
  KEPT,
  LOCKED,
  UNREADABLE,
  chooseTab,
  inTurn,
  nextPage,
  same,
  scrollToEnd,
  tap,
} from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const openRecords = tap(/^兑现记录/)

const typeAmount = inTurn((page) => page.fill('兑现数量', '500'), tap('确认兑现'))
const redeem = inTurn(typeAmount, (page) => page.tap('确认兑现', '确认兑现'))

const LOGIN_PAGE = { signed_out: '登录并继续', token_bad: '登录并继续' }

const UNKNOWN = '结果确认中'

const redeeming: CallRow[] = [
  {
    call: '/order/get_biz_no',
    overtaken: LOCKED,
    act: redeem,
    busy: true,
    answered: '已提交',
    keeps: ['兑现数量'],
    toasts: UNREADABLE,
    ends: { failed: '确认兑现', ...LOGIN_PAGE },
  },
  {
    call: '/rewardsSystemRepurchase',
    unknownToast: '结果确认中，请稍后再试',
    overtaken: LOCKED,
    act: redeem,
    busy: true,
    answered: '已提交',
    keeps: ['兑现数量'],
    ends: {
      failed: '确认兑现',
      http_500: UNKNOWN,
      cut: UNKNOWN,
      empty: '处理中',
      null_data: '处理中',
      ...LOGIN_PAGE,
    },
  },
]

export const badInput: PageRow = {
  address: '/exchange',
  ready: '可兑现（奖励）',
  calls: [
    {
      call: '/rewardsToCashCampaign/config',
      overtaken: KEPT,
      main: true,
      // The login page takes its place.
      states: { failed: 'ERROR', signed_out: 'READY' },
      ends: { failed: NETWORK_TEXT, signed_out: '登录并继续' },
    },
    same('可兑现（奖励）', '/user/info', {
      overtaken: KEPT,
      ends: { failed: '当前账号', signed_out: '可兑现（奖励）', token_bad: '登录并继续' },
    }),
    same('确认兑现', '/rewardsSystemRepurchase/history', {
      overtaken: KEPT,
      ends: { failed: '确认兑现', token_bad: '登录并继续' },
    }),
    {
      call: '/rewardsSystemRepurchase/history',
      when: 'for the records',
      overtaken: {
        answer: /history.*status=PROCESSING/,
        first: inTurn(openRecords, chooseTab('处理中')),
        second: chooseTab('成功'),
        tab: '成功',
      },
      late: true,
      act: inTurn(openRecords, chooseTab('成功')),
      ends: {
        failed: '加载失败，点击重试',
        empty: '还没有兑现记录',
        ...LOGIN_PAGE,
        signed_out: '登录后查看您的记录',
        hostile: '1,230 奖励',
      },
    },
    {
      call: '/rewardsSystemRepurchase/history',
      when: 'for records that the page has',
      overtaken: KEPT,
      late: true,
      act: openRecords,
      ends: {
        failed: '1,230 奖励',
        empty: '还没有兑现记录',
        ...LOGIN_PAGE,
        signed_out: '登录后查看您的记录',
        hostile: '1,230 奖励',
      },
    },
    nextPage('/rewardsSystemRepurchase/history', {
      state: 'many',
      late: inTurn(openRecords, (page) => page.see('加载更多')),
      act: scrollToEnd,
      overtaken: { first: scrollToEnd, second: chooseTab('成功'), tab: '成功' },
      ends: { ...LOGIN_PAGE, signed_out: '登录后查看您的记录' },
    }),
    ...redeeming,
    same('登录并继续', '/passport/logout', {
      act: tap('切换账号', '退出并切换'),
      overtaken: LOCKED,
      // The person does not wait for it.
      pending: '登录并继续',
    }),
  ],
  writes: [
    {
      write: '/rewardsSystemRepurchase',
      status: '/rewardsSystemRepurchase/history',
      begin: typeAmount,
      button: '确认兑现',
      dialog: '确认兑现',
      done: /已提交|处理中/,
    },
  ],
}
