import { NETWORK_TEXT } from '@/api/core/failure'
import { person } from '@/sandbox/users'
import { KEPT, close, inTurn, nextPage, same, scrollToEnd, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const ADDRESS = '/competition?activityId=1001'
const READY = '参赛三步'
const GUEST = '登录后报名'

export const badInput: PageRow = {
  address: ADDRESS,
  ready: READY,
  calls: [
    {
      call: '/activity/getById',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST' },
      ends: { failed: NETWORK_TEXT, signed_out: GUEST },
    },
    {
      call: '/invite/registrantList',
      overtaken: KEPT,
      ends: {
        failed: '加载失败，点击重试',
        empty: '还没有人报名，来做第一位吧',
        signed_out: '登录后查看报名名单',
        token_bad: '登录查看',
        hostile: '加载更多',
      },
    },
    nextPage('/invite/registrantList', {
      act: scrollToEnd,
      state: 'many',
      overtaken: KEPT,
      ends: { signed_out: '登录后查看报名名单', token_bad: '登录查看' },
    }),
    same('我要报名', '/user/info', {
      overtaken: KEPT,
      pending: '请稍候',
      ends: { failed: '我要报名', token_bad: GUEST, hostile: '我要报名' },
    }),
    same(READY, '/invite/sharedUser', {
      overtaken: KEPT,
      address: `${ADDRESS}&shareUid=${person(6).uid}`,
    }),
    {
      call: '/registration/qrcode',
      overtaken: KEPT,
      pending: '报名码',
      answered: '有效期至',
      ends: {
        failed: '重新加载',
        token_bad: GUEST,
        hostile: '有效期至',
      },
    },
    {
      call: '/registration/qrcode',
      when: 'for the poster',
      late: (page) => page.see('有效期至'),
      overtaken: {
        first: tap('分享'),
        second: inTurn(close, tap('分享')),
        shows: '保存图片',
      },
      act: tap('分享'),
      pending: '海报生成中',
      ends: { failed: '海报生成失败，请重试', hostile: '保存图片' },
    },
  ],
}
