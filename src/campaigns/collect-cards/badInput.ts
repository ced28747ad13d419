import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, LOCKED, LOST, chooseTab, inTurn, same, tap } from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const READY = '已收集 13/23'
const SMALL = '加载失败，点击重试'
const ENGRAVED = '已提交审核'
const TAKEN = '领取成功'

const reading: CallRow[] = [
  {
    call: '/listGames',
    overtaken: KEPT,
    main: true,
    states: { failed: 'ERROR', empty: 'READY', null_data: 'READY', signed_out: 'GUEST' },
    ends: {
      failed: NETWORK_TEXT,
      empty: '关卡准备中',
      null_data: '关卡准备中',
      signed_out: '关卡准备中',
      hostile: '第4关',
    },
  },
  {
    call: '/listCardCollections',
    overtaken: KEPT,
    pending: '已收集 --',
    answered: READY,
    ends: { failed: SMALL, empty: '卡册准备中', null_data: '卡册准备中', hostile: '我的卡册' },
  },
  {
    call: '/listRewardPackage',
    overtaken: KEPT,
    ends: { failed: SMALL, empty: '礼包准备中', null_data: '礼包准备中', hostile: '闯关礼包' },
  },
  {
    call: '/listCardRewardPackage',
    overtaken: KEPT,
    ends: { failed: SMALL, empty: '礼包准备中', null_data: '礼包准备中', hostile: '领取' },
  },
  {
    call: '/listCardRewardPackage',
    when: 'for another album',
    overtaken: {
      answer: /collectionId=92002/,
      first: chooseTab('星海旅人'),
      second: chooseTab('孤本'),
      tab: '孤本',
    },
    late: true,
    act: chooseTab('星海旅人'),
    ends: { failed: SMALL, empty: '礼包准备中', null_data: '礼包准备中', hostile: '领取' },
  },
  {
    call: '/territory/applyStatus',
    state: 'occupied_me',
    overtaken: KEPT,
    ends: { failed: SMALL, empty: '认领领地后可铭刻', null_data: '认领领地后可铭刻' },
  },
  {
    call: '/territory/info',
    state: 'occupied_me',
    overtaken: KEPT,
    ends: {
      failed: SMALL,
      empty: '认领领地后可铭刻',
      null_data: '认领领地后可铭刻',
      hostile: '修改铭文',
    },
  },
  same(READY, '/activity/getById', { overtaken: KEPT }),
]

const picking: Omit<CallRow, 'call'> = {
  overtaken: LOCKED,
  busy: true,
  answered: '恭喜获得',
  toasts: { ...LOST, empty: TAKEN, null_data: TAKEN },
  ends: {
    failed: '领取',
    empty: '已领取',
    null_data: '已领取',
    signed_out: '手机号登录',
    token_bad: '登录后参与',
    hostile: '恭喜获得',
  },
}

const fillGlory = (button: string | RegExp) =>
  inTurn(tap(button), (page) => page.fill('铭文', '第九盏灯火'))

const engraving: Omit<CallRow, 'call'> = {
  overtaken: LOCKED,
  busy: true,
  keeps: ['铭文'],
  toasts: { ...LOST, empty: ENGRAVED, null_data: ENGRAVED, hostile: ENGRAVED },
  ends: {
    failed: '提交审核',
    empty: '审核中',
    null_data: '审核中',
    signed_out: '手机号登录',
    token_bad: '登录后参与',
    hostile: '审核中',
  },
}

const writing: CallRow[] = [
  { call: '/pickUpReward', when: 'for levels', act: tap('领取 糖果积分袋'), ...picking },
  { call: '/pickUpReward', when: 'for an album', act: tap('领取 四季灯火典藏礼包'), ...picking },
  {
    call: '/saveGloryInTerritory',
    state: 'occupied_me,no_glory',
    act: inTurn(fillGlory(/^铭刻荣耀/), tap('提交审核')),
    ...engraving,
  },
  {
    call: '/editGloryInTerritory',
    state: 'occupied_me,glory_rejected',
    act: inTurn(fillGlory('修改铭文'), tap('提交审核')),
    ...engraving,
  },
]

export const badInput: PageRow = {
  address: '/collect-cards',
  ready: READY,
  calls: [...reading, ...writing],
  writes: [
    {
      when: 'for levels',
      write: '/pickUpReward',
      status: '/listRewardPackage',
      button: '领取 糖果积分袋',
      done: /恭喜获得|领取成功/,
    },
    {
      when: 'for an album',
      write: '/pickUpReward',
      status: '/listCardRewardPackage',
      button: '领取 四季灯火典藏礼包',
      done: /恭喜获得|领取成功/,
    },
    {
      write: '/saveGloryInTerritory',
      status: '/territory/info',
      state: 'occupied_me,no_glory',
      begin: fillGlory(/^铭刻荣耀/),
      button: '提交审核',
      done: '审核中',
    },
    {
      write: '/editGloryInTerritory',
      status: '/territory/info',
      state: 'occupied_me,glory_rejected',
      begin: fillGlory('修改铭文'),
      button: '提交审核',
      done: '审核中',
    },
  ],
}
