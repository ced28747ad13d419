import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, LOCKED, LOST, inTurn, legalText, same, tap } from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const GUEST = '登录后参与'

const fill = inTurn(
  tap('免费认领'),
  (page) => page.pick(/桃源里/),
  (page) => page.fill('申请人姓名', '陈小星'),
  (page) => page.check(),
)

const calls: CallRow[] = [
  {
    call: '/activity/getById',
    overtaken: KEPT,
    main: true,
    states: { failed: 'ERROR', null_data: 'READY', signed_out: 'GUEST' },
    ends: { failed: NETWORK_TEXT, null_data: '名额已领完', signed_out: GUEST, hostile: '领地TOP5' },
  },
  {
    call: '/territory/topFive',
    overtaken: KEPT,
    ends: { failed: '榜单加载失败', empty: '虚位以待', null_data: '虚位以待', hostile: '领地TOP5' },
  },
  same('领地TOP5', '/territory/projectedRevenue', { overtaken: KEPT, answered: '近7天预计收益' }),
  same('领地TOP5', '/invite/residentPromotionNumber', {
    overtaken: KEPT,
    answered: '人参与',
    ends: { failed: '领地TOP5', token_bad: GUEST },
  }),
  {
    call: '/territory/applyStatus',
    overtaken: KEPT,
    pending: '请稍候',
    answered: '免费认领',
    ends: {
      failed: '申请状态加载失败',
      empty: '免费认领',
      null_data: '免费认领',
      signed_out: GUEST,
      token_bad: GUEST,
      hostile: '领地TOP5',
    },
  },
]

const writing: CallRow[] = [
  {
    call: '/territory/freeActivityApply',
    overtaken: LOCKED,
    state: 'free',
    act: inTurn(fill, tap('提交申请')),
    busy: true,
    keeps: ['申请人姓名'],
    toasts: LOST,
    ends: {
      failed: '提交申请',
      empty: '已提交',
      null_data: '已提交',
      signed_out: '手机号登录',
      token_bad: GUEST,
      hostile: '已提交',
    },
  },
  legalText('for the agreement', {
    overtaken: KEPT,
    state: 'free',
    act: inTurn(tap('免费认领'), tap('《领地认领协议》')),
  }),
]

export const badInput: PageRow = {
  address: '/territory-carnival',
  ready: '领地TOP5',
  calls: [...calls, ...writing],
  writes: [
    {
      write: '/territory/freeActivityApply',
      status: '/territory/applyStatus',
      state: 'free',
      begin: fill,
      button: '提交申请',
      done: /已提交/,
    },
  ],
}
