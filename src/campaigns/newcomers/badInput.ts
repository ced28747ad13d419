import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, LOCKED, LOST, UNREADABLE, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const GUEST = '登录后领取你的成长清单'

export const badInput: PageRow = {
  address: '/newcomers',
  ready: '第一步 0/3',
  calls: [
    {
      call: '/noviceTask/list',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', empty: 'READY', null_data: 'READY', signed_out: 'GUEST' },
      ends: {
        failed: NETWORK_TEXT,
        empty: '新手任务已结束',
        null_data: '新手任务已结束',
        signed_out: GUEST,
        hostile: '去完成',
      },
    },
    {
      call: '/verticalTask/list',
      overtaken: KEPT,
      ends: {
        failed: '加载失败，点击重试',
        empty: '第一步 0/3',
        null_data: '第一步 0/3',
        token_bad: GUEST,
        hostile: '进阶任务',
      },
    },
    same('第一步 0/3', '/user/info', { overtaken: KEPT, ends: { failed: '第一步 0/3' } }),
    {
      call: '/verticalTask/receive',
      state: 'tasks_claimable',
      overtaken: LOCKED,
      act: tap('完善个人资料 领取'),
      busy: true,
      answered: '已领取20积分',
      toasts: { ...LOST, empty: '领取成功', null_data: '领取成功', hostile: /^已领取/ },
      ends: {
        failed: '完善个人资料',
        signed_out: '手机号登录',
        token_bad: GUEST,
        hostile: '已完成',
      },
    },
    {
      call: '/task/skip',
      overtaken: LOCKED,
      act: tap('完成一次签到 去完成'),
      busy: true,
      answered: '本月已签',
      toasts: { ...UNREADABLE, hostile: '请前往App完成' },
      ends: { failed: '去完成', signed_out: '手机号登录', token_bad: GUEST },
    },
  ],
  writes: [
    {
      write: '/verticalTask/receive',
      status: '/noviceTask/list',
      state: 'tasks_claimable',
      button: '完善个人资料 领取',
      done: /已领取20积分|领取成功/,
    },
  ],
}
