import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, nextPage, same, scrollToEnd } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: '/plAce?planetId=40001',
  ready: '登陆星球',
  calls: [
    {
      call: '/planet/info',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST', empty: 'EMPTY', null_data: 'EMPTY' },
      ends: {
        failed: NETWORK_TEXT,
        signed_out: '登录后查看',
        empty: '没有找到这颗星球',
        null_data: '没有找到这颗星球',
      },
    },
    {
      call: '/planet/visit',
      overtaken: 'it is sent once a session',
      silent: true,
      pending: '欢迎来做客',
      ends: { failed: '欢迎来做客', hostile: '登陆星球' },
    },
    same('登陆星球', '/user/info', { overtaken: KEPT }),
    {
      call: '/user/dynamic',
      overtaken: KEPT,
      answered: '主人的最新动态',
      ends: { failed: '加载失败，点击重试', empty: '主人还没有发布动态', hostile: '登陆星球' },
    },
    {
      call: '/home/feed',
      overtaken: KEPT,
      answered: '加载更多',
      ends: { failed: '加载失败，点击重试', empty: '其他星球都很安静', hostile: '登陆星球' },
    },
    nextPage('/home/feed', {
      act: scrollToEnd,
      overtaken: 'its button takes no second tap before it is answered',
    }),
  ],
}
