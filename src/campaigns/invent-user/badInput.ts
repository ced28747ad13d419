import { inviteCodeFor, person } from '@/sandbox/users'
import {
  KEPT,
  LOCKED,
  LOST,
  close,
  inTurn,
  legalText,
  logIn,
  nextPage,
  same,
  scrollToEnd,
  tap,
} from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const INVITED = `/invent-user?inviteCode=${inviteCodeFor(person(0).uid)}`
const GUEST = '登录后参与'

const inviting: CallRow[] = [
  {
    call: '/inventUser/pullNewQRcode',
    overtaken: KEPT,
    pending: '邀请码',
    answered: '有效期至',
    ends: {
      failed: '重新加载',
      null_data: '二维码生成失败',
      signed_out: GUEST,
      token_bad: GUEST,
      hostile: '邀请码',
    },
  },
  {
    call: '/inventUser/claimButton',
    overtaken: KEPT,
    pending: '邀请奖励',
    answered: '50积分',
    ends: {
      failed: '加载失败，点击重试',
      null_data: '奖励准备中，敬请期待',
      token_bad: GUEST,
      hostile: '邀请奖励',
    },
  },
  {
    call: '/inventUser/refreshUserList',
    overtaken: KEPT,
    ends: {
      failed: '加载失败，点击重试',
      empty: '还没有邀请记录',
      signed_out: '登录后查看您的记录',
      token_bad: GUEST,
      hostile: '邀请记录',
    },
  },
  nextPage('/inventUser/refreshUserList', {
    act: scrollToEnd,
    state: 'many',
    overtaken: KEPT,
    ends: { signed_out: '登录后查看您的记录', token_bad: GUEST },
  }),
  {
    call: '/inventUser/receive',
    overtaken: LOCKED,
    act: tap('领取 50积分'),
    busy: true,
    answered: '开心收下',
    toasts: { ...LOST, empty: '领取成功', null_data: '领取成功' },
    ends: {
      failed: '50积分',
      empty: '已领取',
      null_data: '已领取',
      signed_out: '手机号登录',
      token_bad: GUEST,
      hostile: '开心收下',
    },
  },
  {
    call: '/inventUser/pullNewQRcode',
    when: 'for the poster',
    late: (page) => page.see('有效期至'),
    overtaken: {
      first: tap('保存海报'),
      second: inTurn(close, tap('保存海报')),
      shows: '保存图片',
    },
    act: tap('保存海报'),
    pending: '海报生成中',
    ends: {
      failed: '海报生成失败，请重试',
      signed_out: '手机号登录',
      token_bad: GUEST,
      hostile: '保存图片',
    },
  },
  same('邀请记录', '/user/info', {
    overtaken: KEPT,
    ends: { failed: '邀请记录', token_bad: GUEST },
  }),
]

const joining: CallRow[] = [
  same('确认加入', '/invite/sharedUser', { overtaken: KEPT, address: INVITED, guest: true }),
  same('确认加入', '/inventUser/verifyUserRegistration', {
    overtaken: 'a check whose phone is typed over is cancelled (`kit/login/phoneCheck.test.tsx`)',
    address: INVITED,
    guest: true,
    act: (page) => page.fill('手机号', '13755511111'),
  }),
  {
    call: '/inventUser/addNewUserInfo',
    overtaken: LOCKED,
    address: INVITED,
    guest: true,
    act: logIn('确认加入'),
    busy: true,
    keeps: ['手机号'],
    answered: '加入成功',
    ends: { failed: '确认加入', hostile: '加入成功' },
  },
  legalText('for the agreements', {
    address: INVITED,
    guest: true,
    act: tap('《用户协议》'),
    overtaken: KEPT,
  }),
]

export const badInput: PageRow = {
  address: '/invent-user',
  // Both faces have it.
  ready: '邀请',
  calls: [...inviting, ...joining],
  writes: [
    {
      write: '/inventUser/receive',
      status: '/inventUser/claimButton',
      button: '领取 50积分',
      done: /领取成功|开心收下/,
    },
  ],
}
