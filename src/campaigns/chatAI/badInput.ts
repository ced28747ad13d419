import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, inTurn, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const FAILED = '发送失败，点击重试'
const ONE_AT_A_TIME = 'one question at a time: nothing can be sent before it is answered'

export const badInput: PageRow = {
  address: '/chatAI?npcId=80001',
  ready: '内容由AI生成，仅供参考',
  calls: [
    {
      call: '/getVerticalNpcCfgEntity',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST', empty: 'EMPTY', null_data: 'EMPTY' },
      ends: {
        failed: NETWORK_TEXT,
        signed_out: '登录后查看',
        empty: '没有找到这位伙伴',
        null_data: '没有找到这位伙伴',
      },
    },
    {
      call: '/getVerticalNpcCfgEntity',
      when: 'for the list',
      address: '/chatAI',
      overtaken: KEPT,
      pending: '挑一位，聊聊今天',
      ends: {
        failed: NETWORK_TEXT,
        signed_out: '登录后查看',
        empty: '还没有伙伴在线，稍后再来',
        null_data: '还没有伙伴在线，稍后再来',
        hostile: '挑一位，聊聊今天',
      },
    },
    {
      call: '/sendMessaage',
      overtaken: ONE_AT_A_TIME,
      act: inTurn((page) => page.fill('输入消息', '今晚能看到什么星星？'), tap('发送')),
      pending: '正在思考…',
      answered: '今日剩余29次',
      toasts: { cut: NETWORK_TEXT, empty: NETWORK_TEXT, null_data: NETWORK_TEXT },
      ends: {
        failed: FAILED,
        signed_out: '手机号登录',
        token_bad: '内容由AI生成，仅供参考',
        hostile: '织女星',
      },
    },
  ],
}
