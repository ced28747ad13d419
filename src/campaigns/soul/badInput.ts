import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, nextPage, same, scrollToEnd, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const NAMED = '/soul?npcId=80001'
const ASLEEP = '灵魂正在沉睡，稍后再来'
const ONE_LIST = 'the list has one order: nothing else asks for its pages'

export const badInput: PageRow = {
  address: NAMED,
  ready: '和TA聊聊',
  calls: [
    {
      call: '/getVerticalNpcCfgEntity',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST', empty: 'EMPTY', null_data: 'EMPTY' },
      ends: { failed: NETWORK_TEXT, signed_out: '登录后查看', empty: ASLEEP, null_data: ASLEEP },
    },
    same('和TA聊聊', '/user/dynamic', { overtaken: KEPT }),
    same('和TA聊聊', '/home/feed', { overtaken: KEPT }),
    nextPage('/home/feed', {
      act: scrollToEnd,
      state: 'many',
      overtaken: ONE_LIST,
      ends: { hostile: '和TA聊聊' },
    }),
    same('和TA聊聊', '/user/info', { overtaken: KEPT, act: tap('分享') }),
  ],
}
