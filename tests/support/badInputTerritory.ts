import { NETWORK_TEXT } from '../../src/api/failure'
import { apply, choose, close, engrave, inTurn, tap, taps } from './badInputActs'
import { AGAIN, LOCKED, LOST, legalText } from './badInput'
import type { CallRow, PageRow } from './badInput'
import { loginCalls } from './badInputLogin'

const ENGRAVED = '已提交审核'

const reading: CallRow[] = [
  {
    call: '/territory/info',
    overtaken: {
      answer: /territory\/info.*30002/,
      first: (page) => page.getByRole('button', { name: /柳浪湖畔/ }).tap(),
      second: (page) => page.goBack(),
    },
    main: true,
    becomes: { failed: 'ERROR', empty: 'READY', null_data: 'READY' },
    ends: { failed: NETWORK_TEXT, empty: '领地不存在', null_data: '领地不存在' },
  },
  {
    call: '/territory/topFive',
    overtaken: AGAIN,
    ends: { failed: '榜单加载失败', empty: '虚位以待', null_data: '虚位以待' },
  },
  { call: '/territory/projectedRevenue', overtaken: AGAIN, ends: { failed: '暂无预估' } },
  {
    call: '/territory/projectedRevenue',
    when: 'for another cycle',
    overtaken: {
      answer: /cycleDays=30/,
      first: choose('30天'),
      second: choose('90天'),
      tab: '90天',
    },
    late: true,
    act: choose('30天'),
    ends: { failed: '暂无预估' },
  },
  {
    call: '/territory/applyStatus',
    overtaken: AGAIN,
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
    overtaken: AGAIN,
    ends: { failed: '条件加载失败', signed_out: '登录后查看', token_bad: '登录后查看' },
  },
  legalText('for the rules', {
    act: tap('规则'),
    overtaken: {
      state: 'free',
      first: tap('规则'),
      second: inTurn(close, taps('申请认领', '《领地认领协议》')),
      shows: '第一条 认领标的',
    },
  }),
  legalText('for the agreement', {
    state: 'free',
    act: taps('申请认领', '《领地认领协议》'),
    overtaken: {
      first: taps('申请认领', '《领地认领协议》'),
      second: inTurn(close, close, tap('规则')),
      shows: '一、领地与领主',
    },
  }),
]

/** The turns that engrave: with an empty answer, with null, and the one of another test. */
const ENGRAVE = [4, 5, 19]

/** Words that were engraved stay: after each of those turns another plaque is the empty one. */
const plaqueOf = (turn: number) => 30_003 + ENGRAVE.filter((last) => turn > last).length

/** The turns after it are another test's, for which no words may wait yet. */
const LAST_FAULT = 19

const engraving: Partial<CallRow> & Pick<CallRow, 'ends'> = {
  overtaken: LOCKED,
  act: engrave,
  busy: true,
  keeps: ['铭文'],
  says: { ...LOST, empty: ENGRAVED, null_data: ENGRAVED, hostile: ENGRAVED },
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
    act: apply,
    busy: true,
    keeps: ['申请人姓名'],
    says: LOST,
    ends: {
      failed: '提交申请',
      empty: '已提交，排队第',
      null_data: '已提交，排队第',
      signed_out: '手机号登录',
      token_bad: '登录后参与',
      hostile: '已提交，排队第',
    },
  },
  {
    call: '/territory/saveGloryInTerritory',
    address: (turn) => `/territory?territoryId=${plaqueOf(turn)}`,
    state: 'occupied_me,no_glory',
    ...engraving,
  },
  {
    call: '/territory/editGloryInTerritory',
    address: (turn) =>
      `/territory?territoryId=${turn > LAST_FAULT ? '30011' : '9007199254740993007'}`,
    state: 'occupied_me,glory_rejected',
    ...engraving,
  },
]

export const TERRITORY: PageRow = {
  page: 'territory',
  address: '/territory?territoryId=30001',
  stands: '预计收益仅供参考',
  calls: [
    ...reading,
    ...writing,
    ...loginCalls({ state: 'free', open: tap('登录后参与'), done: '申请认领' }),
  ],
}
