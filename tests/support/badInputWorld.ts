import { NETWORK_TEXT } from '../../src/api/failure'
import { choose, scrollToEnd, tap, tapChips } from './badInputActs'
import { AGAIN, KEPT, UNSEEN, same, nextPage, legalText } from './badInput'
import type { PageRow } from './badInput'
import { TERRITORY } from './badInputTerritory'
import { loginCalls } from './badInputLogin'

export const WORLD_PAGES: readonly PageRow[] = [
  TERRITORY,
  {
    page: 'opinionRanking',
    address: '/opinionRanking',
    stands: '总榜',
    calls: [
      {
        call: '/arena/dao/page',
        overtaken: AGAIN,
        main: true,
        becomes: { failed: 'ERROR', empty: 'READY', signed_out: 'GUEST' },
        ends: { failed: NETWORK_TEXT, empty: '虚位以待', signed_out: '登录后查看排行榜' },
      },
      {
        call: '/arena/dao/page',
        when: 'for another period',
        overtaken: {
          answer: /dao\/page.*period=MONTH/,
          first: choose('本月'),
          second: choose('总榜'),
          tab: '总榜',
        },
        late: true,
        act: choose('本月'),
        ends: {
          failed: NETWORK_TEXT,
          empty: '虚位以待',
          signed_out: '登录后查看排行榜',
          token_bad: '登录查看我的排名',
        },
      },
      nextPage('/arena/dao/page', {
        act: scrollToEnd,
        overtaken: {
          answer: /dao\/page.*period=WEEK.*pageNo=2/,
          first: scrollToEnd,
          second: choose('总榜'),
          tab: '总榜',
        },
        ends: { signed_out: '登录后查看排行榜', token_bad: '登录查看我的排名' },
      }),
      same('星河拾光', '/user/info', { overtaken: AGAIN }),
      legalText('for the rules', { act: tap('规则'), overtaken: KEPT }),
      ...loginCalls({ open: tap('登录'), done: '距上一名' }),
    ],
  },
  {
    page: 'rewardRules',
    address: '/rewardRules',
    stands: '奖励规则',
    bare: true,
    calls: [
      {
        call: '/privacy/getByType',
        overtaken: AGAIN,
        main: true,
        // Its own text stands in.
        becomes: { failed: 'READY' },
        ends: { failed: '内容可能不是最新版本', hostile: '超长内容' },
      },
      same('一、奖励类型', '/rewardsToCashCampaign/config', { overtaken: AGAIN }),
      same('一、奖励类型', '/buriedPoint/save', { silent: true, overtaken: UNSEEN, act: tapChips }),
      same('一、奖励类型', '/buriedPoint/open/save', {
        silent: true,
        overtaken: UNSEEN,
        act: tapChips,
        guest: true,
      }),
    ],
  },
]
