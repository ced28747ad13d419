import { person } from '../../src/sandbox/users'
import { NETWORK_TEXT } from '../../src/api/failure'
import { choose, close, inTurn, logIn, scrollToEnd, tap } from './badInputActs'
import { AGAIN, LOCKED, LOST, same, nextPage } from './badInput'
import type { PageRow } from './badInput'
import { loginCalls } from './badInputLogin'

const inviter = person(0)
/** The code of the same person. */
const INVITE_CODE = 'KZZQWVGK'
const INVITED = `/original-resident?inviterId=${inviter.uid}`

export const RESIDENT: PageRow = {
  page: 'original-resident',
  address: '/original-resident',
  stands: '我的邀请码',
  calls: [
    {
      call: '/originalResident/rewardSearch',
      overtaken: AGAIN,
      main: true,
      becomes: { failed: 'ERROR', signed_out: 'GUEST' },
      ends: { failed: NETWORK_TEXT, signed_out: '登录后参与' },
    },
    same('立即领取', '/invite/residentPromotionNumber', {
      overtaken: AGAIN,
      ends: { failed: '立即领取', token_bad: '登录后参与' },
    }),
    same('立即领取', '/invite/sharedUser', {
      when: 'for who looks',
      overtaken: AGAIN,
      ends: { failed: '立即领取', token_bad: '登录后参与' },
    }),
    {
      call: '/invite/registrantList',
      overtaken: AGAIN,
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
      overtaken: { first: scrollToEnd, second: choose('奖励记录'), tab: '奖励记录' },
      ends: { signed_out: '登录后查看您的记录', token_bad: '登录后查看您的记录' },
    }),
    same('我是新用户', '/originalResident/inviterInfo', {
      call: `/inviterInfo/${inviter.uid}`,
      overtaken: { ...AGAIN, stands: '我是新用户' },
      meanwhile: '我是新用户',
      address: INVITED,
      guest: true,
    }),
    same('我是新用户', '/invite/sharedUser', {
      overtaken: { ...AGAIN, stands: '我是新用户' },
      address: `/original-resident?inviteCode=${INVITE_CODE}`,
      meanwhile: '我是新用户',
      guest: true,
    }),
    {
      call: '/inventUser/receive',
      overtaken: LOCKED,
      act: tap('立即领取'),
      busy: true,
      comes: '已领取',
      says: { ...LOST, empty: '领取成功', null_data: '领取成功' },
      ends: { failed: '立即领取', signed_out: '手机号登录', token_bad: '登录后参与' },
    },
    {
      call: '/inventUser/receive',
      when: 'for the welcome gift',
      overtaken: LOCKED,
      address: INVITED,
      guest: true,
      act: async (page) => {
        await tap('我是新用户')(page)
        await logIn('立即领取')(page)
      },
      busy: true,
      comes: '已领取',
      says: { ...LOST, empty: '领取成功', null_data: '领取成功' },
      ends: {
        failed: '我是新用户',
        empty: '已领取',
        null_data: '已领取',
        signed_out: '手机号登录',
        hostile: '开心收下',
      },
    },
    {
      call: '/invite/generateQrCode',
      overtaken: {
        first: tap('分享海报'),
        second: inTurn(close, tap('分享海报')),
        shows: '长按图片保存到相册',
      },
      act: tap('分享海报'),
      meanwhile: '海报生成中',
      // The poster is drawn first.
      patienceMs: 20_000,
      ends: {
        failed: '海报生成失败，请重试',
        signed_out: '手机号登录',
        hostile: '长按图片保存到相册',
      },
    },
    ...loginCalls({ open: tap('登录后参与'), done: '已实名' }),
    ...loginCalls({
      name: 'of the welcome gift',
      address: INVITED,
      open: tap('我是新用户'),
      submit: '立即领取',
      done: '已领取',
      meanwhile: '新人见面礼',
    }),
  ],
}
