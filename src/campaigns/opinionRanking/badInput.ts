import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, chooseTab, nextPage, same, scrollToEnd } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: '/opinionRanking',
  ready: '总榜',
  calls: [
    {
      call: '/arena/dao/page',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', empty: 'READY', signed_out: 'GUEST' },
      ends: { failed: NETWORK_TEXT, empty: '虚位以待', signed_out: '登录后查看排行榜' },
    },
    {
      call: '/arena/dao/page',
      when: 'for another period',
      overtaken: {
        answer: /dao\/page.*period=MONTH/,
        first: chooseTab('本月'),
        second: chooseTab('总榜'),
        tab: '总榜',
      },
      late: true,
      act: chooseTab('本月'),
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
        second: chooseTab('总榜'),
        tab: '总榜',
      },
      ends: { signed_out: '登录后查看排行榜', token_bad: '登录查看我的排名' },
    }),
    same('星河拾光', '/user/info', { overtaken: KEPT }),
  ],
}
