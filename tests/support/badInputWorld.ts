import { NETWORK_TEXT } from '../../src/api/failure'
import { apply, choose, engrave, scrollToEnd, tap, tapChips, taps } from './badInputActs'
import { LOST, legalText, nextPage, same } from './badInput'
import type { CallRow, PageRow } from './badInput'
import { loginCalls } from './badInputLogin'

const ENGRAVED = '已提交审核'

const reading: CallRow[] = [
  {
    call: '/territory/info',
    main: true,
    ends: { failed: NETWORK_TEXT, empty: '领地不存在', null_data: '领地不存在' },
  },
  {
    call: '/territory/topFive',
    ends: { failed: '榜单加载失败', empty: '虚位以待', null_data: '虚位以待' },
  },
  { call: '/territory/projectedRevenue', ends: { failed: '暂无预估' } },
  {
    call: '/territory/projectedRevenue',
    when: 'for another cycle',
    late: true,
    act: choose('30天'),
    ends: { failed: '暂无预估' },
  },
  {
    call: '/territory/applyStatus',
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
    ends: { failed: '条件加载失败', signed_out: '登录后查看', token_bad: '登录后查看' },
  },
  legalText('for the rules', { act: tap('规则') }),
  legalText('for the agreement', {
    state: 'free',
    act: taps('申请认领', '《领地认领协议》'),
  }),
]

const engraving: Partial<CallRow> & Pick<CallRow, 'ends'> = {
  act: engrave,
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
    act: apply,
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
    // Words that were engraved stay: each time another plaque is the empty one.
    address: (turn) => `/territory?territoryId=${30002 + turn}`,
    state: 'occupied_me,no_glory',
    ...engraving,
  },
  {
    call: '/territory/editGloryInTerritory',
    address: '/territory?territoryId=9007199254740993007',
    state: 'occupied_me,glory_rejected',
    ...engraving,
  },
]

export const WORLD_PAGES: readonly PageRow[] = [
  {
    page: 'territory',
    address: '/territory?territoryId=30001',
    stands: '预计收益仅供参考',
    calls: [
      ...reading,
      ...writing,
      ...loginCalls({ state: 'free', open: tap('登录后参与'), done: '申请认领' }),
    ],
  },
  {
    page: 'opinionRanking',
    address: '/opinionRanking',
    stands: '总榜',
    calls: [
      {
        call: '/arena/dao/page',
        main: true,
        ends: { failed: NETWORK_TEXT, empty: '虚位以待', signed_out: '登录后查看排行榜' },
      },
      {
        call: '/arena/dao/page',
        when: 'for another period',
        late: true,
        act: choose('本月'),
        ends: {
          failed: NETWORK_TEXT,
          empty: '虚位以待',
          signed_out: '登录后查看排行榜',
          token_bad: '登录查看我的排名',
        },
      },
      nextPage('/arena/dao/page', { act: scrollToEnd, ends: { token_bad: '登录查看我的排名' } }),
      same('星河拾光', '/user/info'),
      legalText('for the rules', { act: tap('规则') }),
      ...loginCalls({ open: tap('登录'), done: '距上一名' }),
    ],
  },
  {
    page: 'rewardRules',
    address: '/rewardRules',
    stands: '奖励规则',
    calls: [
      {
        call: '/privacy/getByType',
        main: true,
        ends: { failed: '内容可能不是最新版本', hostile: '超长内容' },
      },
      same('一、奖励类型', '/rewardsToCashCampaign/config'),
      same('一、奖励类型', '/buriedPoint/save', { silent: true, act: tapChips }),
      same('一、奖励类型', '/buriedPoint/open/save', { silent: true, act: tapChips, guest: true }),
    ],
  },
]
