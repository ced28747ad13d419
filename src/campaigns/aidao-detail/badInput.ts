import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, nextPage, scrollToEnd } from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const AT = '/aidao-detail?daoId=50001'
const GONE = 'DAO不存在或已解散'
const ONE_LIST = 'each tab’s list has one order: nothing else asks for its pages'

/** The list of a tab: the page stands without it. */
const listOf = (
  call: string,
  tab: string,
  { empty, guest }: { empty: string; guest: string },
): CallRow => ({
  call,
  when: `for ${tab}`,
  address: `${AT}&tab=${tab}`,
  overtaken: KEPT,
  ends: {
    failed: '加载失败，点击重试',
    empty,
    null_data: empty,
    signed_out: guest,
    hostile: '资金库',
  },
})

export const badInput: PageRow = {
  address: AT,
  ready: '加入DAO',
  calls: [
    {
      call: '/arena/dao/info',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST', empty: 'EMPTY', null_data: 'EMPTY' },
      ends: {
        failed: NETWORK_TEXT,
        signed_out: '登录后查看',
        empty: GONE,
        null_data: GONE,
        hostile: '资金库',
      },
    },
    listOf('/arena/dao/moments', 'moments', { empty: '还没有动态', guest: '加载失败，点击重试' }),
    listOf('/arena/dao/page', 'members', { empty: '还没有成员', guest: '登录后查看成员' }),
    listOf('/arena/dao/page', 'proposals', { empty: '还没有提案', guest: '登录后查看提案' }),
    nextPage('/arena/dao/page', {
      address: `${AT}&tab=members`,
      act: scrollToEnd,
      state: 'many',
      overtaken: ONE_LIST,
      ends: { signed_out: '登录后查看成员', hostile: '资金库' },
    }),
  ],
}
