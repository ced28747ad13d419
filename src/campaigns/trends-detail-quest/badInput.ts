import { NETWORK_TEXT } from '@/api/core/failure'
import { COMMENTS } from '@tests/support/badInput/commentRows'
import { KEPT, LOCKED, LOST, UNREADABLE, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: '/trends-detail-quest?momentId=20009&taskId=31001',
  ready: '九座岛，走了九天',
  bare: true,
  bodies: true,
  calls: [
    {
      call: '/moment/detail',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', empty: 'EMPTY', null_data: 'EMPTY' },
      ends: {
        failed: NETWORK_TEXT,
        empty: '动态不存在或已被删除',
        null_data: '动态不存在或已被删除',
        hostile: '<svg onload',
      },
    },
    same('九座岛，走了九天', '/verticalTask/list', { overtaken: KEPT }),
    {
      call: '/verticalTask/list',
      when: 'when the reward is asked for',
      overtaken: LOCKED,
      state: 'quest_claimable',
      late: true,
      act: tap('去领取'),
      busy: true,
      toasts: { ...LOST, wrong_shape: NETWORK_TEXT },
      ends: {
        failed: '去领取',
        // The moment has said that the reward is there.
        empty: '本月已签',
        null_data: '本月已签',
        wrong_shape: '去领取',
        signed_out: '手机号登录',
        token_bad: '登录后可得奖励',
        hostile: '本月已签',
      },
    },
    {
      call: '/task/skip',
      overtaken: LOCKED,
      state: 'quest_claimable',
      act: tap('去领取'),
      busy: true,
      answered: '本月已签',
      toasts: { ...UNREADABLE, wrong_shape: NETWORK_TEXT, hostile: '请前往App完成' },
      ends: { failed: '去领取', signed_out: '手机号登录', token_bad: '登录后可得奖励' },
    },
    ...COMMENTS,
  ],
}
