import { NETWORK_TEXT } from '@/api/core/failure'
import { inviteCodeFor, person } from '@/sandbox/users'
import { KEPT, LOCKED, close, inTurn, logIn, same, tap } from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const INVITER = '/fission'

/** What somebody who invites asks for. */
const inviting: CallRow[] = [
  {
    call: '/invite/registrantList',
    overtaken: KEPT,
    address: INVITER,
    guest: false,
    pending: '邀请好友',
    answered: '查看全部邀请',
    ends: {
      failed: '加载失败，点击重试',
      empty: '还没有好友拆开礼盒',
      signed_out: '邀请好友',
      token_bad: '拆开礼盒',
      hostile: '查看全部邀请',
    },
  },
  {
    call: '/invite/generateQrCode',
    address: INVITER,
    guest: false,
    overtaken: {
      first: tap('邀请好友'),
      second: inTurn(close, tap('邀请好友')),
      shows: '保存图片',
    },
    act: tap('邀请好友'),
    pending: '海报生成中',
    ends: { failed: '海报生成失败，请重试', signed_out: '手机号登录', hostile: '保存图片' },
  },
]

export const badInput: PageRow = {
  address: `/fission?inviteCode=${inviteCodeFor(person(0).uid)}`,
  // Both faces have it.
  ready: '规则',
  guest: true,
  calls: [
    {
      call: '/activity/getById',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST' },
      ends: {
        failed: NETWORK_TEXT,
        signed_out: '三步拆开见面礼',
        hostile: '三步拆开见面礼',
      },
    },
    same('三步拆开见面礼', '/invite/sharedUser', { overtaken: KEPT }),
    {
      call: '/user/info',
      overtaken: KEPT,
      guest: false,
      pending: '三步拆开见面礼',
      answered: '您已注册过，无法领取新人礼',
      ends: {
        failed: '您已注册过，无法领取新人礼',
        signed_out: '获取验证码',
        token_bad: '获取验证码',
        hostile: '您已注册过，无法领取新人礼',
      },
    },
    {
      call: '/fission/h5/smsLogin',
      overtaken: LOCKED,
      act: logIn('拆开礼盒'),
      busy: true,
      answered: '礼盒已拆开',
      keeps: ['手机号'],
      ends: { failed: '拆开礼盒', hostile: '礼盒已拆开' },
    },
    ...inviting,
  ],
}
