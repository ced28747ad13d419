import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, LOCKED, LOST, chooseTab, inTurn, legalText, tap } from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const ENGRAVED = '已提交审核'

const fillApplication = inTurn(
  tap('申请认领'),
  (page) => page.fill('申请人姓名', '张三'),
  (page) => page.check(),
)

const fillPlaque = inTurn(tap('编辑铭文'), (page) => page.fill('铭文', '第九盏灯火'))

const reading: CallRow[] = [
  {
    call: '/territory/info',
    overtaken: {
      answer: /territory\/info.*30002/,
      first: tap(/柳浪湖畔/),
      second: (page) => page.goBack(),
    },
    main: true,
    states: { failed: 'ERROR', empty: 'READY', null_data: 'READY' },
    ends: { failed: NETWORK_TEXT, empty: '领地不存在', null_data: '领地不存在' },
  },
  {
    call: '/territory/topFive',
    overtaken: KEPT,
    ends: { failed: '榜单加载失败', empty: '虚位以待', null_data: '虚位以待' },
  },
  { call: '/territory/projectedRevenue', overtaken: KEPT, ends: { failed: '暂无预估' } },
  {
    call: '/territory/projectedRevenue',
    when: 'for another cycle',
    overtaken: {
      answer: /cycleDays=30/,
      first: chooseTab('30天'),
      second: chooseTab('90天'),
      tab: '90天',
    },
    late: true,
    act: chooseTab('30天'),
    ends: { failed: '暂无预估' },
  },
  {
    call: '/territory/applyStatus',
    overtaken: KEPT,
    ends: {
      failed: '认领状态加载失败',
      empty: '认领条件',
      null_data: '认领条件',
      signed_out: '登录后查看自己的领地',
      token_bad: '登录后查看自己的领地',
    },
  },
  {
    call: '/territory/applyInfo',
    overtaken: KEPT,
    ends: { failed: '条件加载失败', signed_out: '登录后查看', token_bad: '登录后查看' },
  },
  legalText('for the agreement', {
    state: 'free',
    act: tap('申请认领', '《领地认领协议》'),
    overtaken: KEPT,
  }),
]

const engraving: Omit<CallRow, 'call'> = {
  overtaken: LOCKED,
  act: inTurn(fillPlaque, tap('提交审核')),
  busy: true,
  keeps: ['铭文'],
  toasts: { ...LOST, empty: ENGRAVED, null_data: ENGRAVED, hostile: ENGRAVED },
  ends: {
    failed: '提交审核',
    empty: '审核中',
    null_data: '审核中',
    signed_out: '手机号登录',
    token_bad: '拜访领主星球',
    hostile: '审核中',
  },
}

const writing: CallRow[] = [
  {
    call: '/territory/freeActivityApply',
    state: 'free',
    overtaken: LOCKED,
    act: inTurn(fillApplication, tap('提交申请')),
    busy: true,
    keeps: ['申请人姓名'],
    toasts: LOST,
    ends: {
      failed: '提交申请',
      empty: '已提交，排队第',
      null_data: '已提交，排队第',
      signed_out: '手机号登录',
      token_bad: '申请认领',
      hostile: '已提交，排队第',
    },
  },
  { call: '/territory/saveGloryInTerritory', state: 'occupied_me,no_glory', ...engraving },
  { call: '/territory/editGloryInTerritory', state: 'occupied_me,glory_rejected', ...engraving },
]

export const badInput: PageRow = {
  address: '/territory?territoryId=30001',
  ready: '预计收益仅供参考',
  calls: [...reading, ...writing],
  writes: [
    {
      write: '/territory/freeActivityApply',
      status: '/territory/applyStatus',
      state: 'free',
      begin: fillApplication,
      button: '提交申请',
      done: '审核中',
    },
    {
      write: '/territory/saveGloryInTerritory',
      status: '/territory/info',
      state: 'occupied_me,no_glory',
      begin: fillPlaque,
      button: '提交审核',
      done: '审核中',
    },
    {
      write: '/territory/editGloryInTerritory',
      status: '/territory/info',
      state: 'occupied_me,glory_rejected',
      begin: fillPlaque,
      button: '提交审核',
      done: '审核中',
    },
  ],
}
