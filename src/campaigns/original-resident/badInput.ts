import { NETWORK_TEXT } from '@/api/core/failure'
import { person } from '@/sandbox/users'
import {
  KEPT,
  LOCKED,
  LOST,
  chooseTab,
  close,
  fillLogin,
  inTurn,
  logIn,
  nextPage,
  same,
  scrollToEnd,
  tap,
} from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const inviter = person(0)
/** The code of the same person. */
const INVITE_CODE = 'KZZQWVGK'
const INVITED = `/original-resident?inviterId=${inviter.uid}`

const claiming: CallRow[] = [
  {
    call: '/inventUser/receive',
    overtaken: LOCKED,
    act: tap('立即领取'),
    busy: true,
    answered: '已领取',
    toasts: { ...LOST, empty: '领取成功', null_data: '领取成功' },
    ends: { failed: '立即领取', signed_out: '手机号登录', token_bad: '登录后参与' },
  },
  {
    call: '/inventUser/receive',
    when: 'for the welcome gift',
    overtaken: LOCKED,
    address: INVITED,
    guest: true,
    act: inTurn(tap('我是新用户'), logIn('立即领取')),
    busy: true,
    answered: '已领取',
    toasts: { ...LOST, empty: '领取成功', null_data: '领取成功' },
    ends: {
      failed: '我是新用户',
      empty: '已领取',
      null_data: '已领取',
      signed_out: '手机号登录',
      hostile: '开心收下',
    },
  },
]

export const badInput: PageRow = {
  address: '/original-resident',
  ready: '我的邀请码',
  calls: [
    {
      call: '/originalResident/rewardSearch',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST' },
      ends: { failed: NETWORK_TEXT, signed_out: '登录后参与' },
    },
    same('立即领取', '/invite/residentPromotionNumber', {
      overtaken: KEPT,
      ends: { failed: '立即领取', token_bad: '登录后参与' },
    }),
    same('立即领取', '/invite/sharedUser', {
      when: 'for who looks',
      overtaken: KEPT,
      ends: { failed: '立即领取', token_bad: '登录后参与' },
    }),
    {
      call: '/invite/registrantList',
      overtaken: KEPT,
      ends: {
        failed: '加载失败，点击重试',
        empty: '还没有邀请记录',
        signed_out: '登录后查看您的记录',
        token_bad: '登录后查看您的记录',
      },
    },
    nextPage('/invite/registrantList', {
      act: scrollToEnd,
      state: 'many',
      overtaken: { first: scrollToEnd, second: chooseTab('奖励记录'), tab: '奖励记录' },
      ends: { signed_out: '登录后查看您的记录', token_bad: '登录后查看您的记录' },
    }),
    same('我是新用户', `/inviterInfo/${inviter.uid}`, {
      overtaken: KEPT,
      pending: '我是新用户',
      address: INVITED,
      guest: true,
    }),
    same('我是新用户', '/invite/sharedUser', {
      when: 'for the inviter',
      overtaken: KEPT,
      address: `/original-resident?inviteCode=${INVITE_CODE}`,
      pending: '我是新用户',
      guest: true,
    }),
    ...claiming,
    {
      call: '/invite/generateQrCode',
      overtaken: {
        first: tap('分享海报'),
        second: inTurn(close, tap('分享海报')),
        shows: '长按图片保存到相册',
      },
      act: tap('分享海报'),
      pending: '海报生成中',
      ends: {
        failed: '海报生成失败，请重试',
        signed_out: '手机号登录',
        hostile: '长按图片保存到相册',
      },
    },
  ],
  writes: [
    {
      write: '/inventUser/receive',
      status: '/originalResident/rewardSearch',
      button: '立即领取',
      done: '已领取',
    },
    {
      when: 'for the welcome gift',
      address: INVITED,
      guest: true,
      write: '/inventUser/receive',
      status: '/originalResident/rewardSearch',
      begin: inTurn(tap('我是新用户'), fillLogin),
      button: '立即领取',
      dialog: '领取新人礼包',
      done: '已领取',
    },
  ],
}
