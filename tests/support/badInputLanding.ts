import { person } from '../../src/sandbox/users'
import { NETWORK_TEXT } from '../../src/api/failure'
import { check, logIn, scrollToEnd, tap } from './badInputActs'
import { LOST, nextPage, same } from './badInput'
import type { PageRow } from './badInput'
import { loginCalls } from './badInputLogin'

const inviter = person(0)
/** The code of the same person. */
const INVITE_CODE = 'KZZQWVGK'
const INVITED = `/original-resident?inviterId=${inviter.uid}`

export const LANDING_PAGES: readonly PageRow[] = [
  {
    page: 'shareRegister',
    address: `/shareRegister?shareUid=${inviter.uid}`,
    stands: '接受邀请',
    guest: true,
    calls: [
      { call: '/invite/sharedUser', main: true, ends: { failed: '接受邀请' } },
      {
        call: '/user/info',
        guest: false,
        ends: {
          failed: '您已是老朋友',
          signed_out: '接受邀请',
          token_bad: '接受邀请',
          hostile: '您已是老朋友',
        },
      },
      ...loginCalls({ submit: '接受邀请', done: '欢迎加入' }),
    ],
  },
  {
    page: 'exchangeLogin',
    address: '/exchangeLogin',
    stands: '平台不会以任何理由索要验证码',
    guest: true,
    calls: [
      ...loginCalls({ submit: '登录并继续', done: '奖励' }),
      {
        call: '/passport/getAuthorization',
        inApp: true,
        silent: true,
        ends: { failed: '登录并继续', hostile: '可兑现（奖励）' },
      },
    ],
  },
  {
    page: 'original-resident',
    address: '/original-resident',
    stands: '我的邀请码',
    calls: [
      {
        call: '/originalResident/rewardSearch',
        main: true,
        ends: { failed: NETWORK_TEXT, signed_out: '登录后参与' },
      },
      same('立即领取', '/invite/residentPromotionNumber', {
        ends: { failed: '立即领取', token_bad: '登录后参与' },
      }),
      {
        call: '/invite/registrantList',
        ends: {
          failed: '加载失败，点击重试',
          empty: '还没有邀请记录',
          token_bad: '登录后查看您的记录',
        },
      },
      nextPage('/invite/registrantList', {
        act: scrollToEnd,
        state: 'many',
        ends: { token_bad: '登录后查看您的记录' },
      }),
      same('我是新用户', '/originalResident/inviterInfo', {
        call: `/inviterInfo/${inviter.uid}`,
        address: INVITED,
        guest: true,
      }),
      same('我是新用户', '/invite/sharedUser', {
        address: `/original-resident?inviteCode=${INVITE_CODE}`,
        guest: true,
      }),
      {
        call: '/inventUser/receive',
        act: tap('立即领取'),
        says: { ...LOST, empty: '领取成功', null_data: '领取成功' },
        ends: { failed: '立即领取', signed_out: '手机号登录', token_bad: '登录后参与' },
      },
      {
        call: '/inventUser/receive',
        when: 'for the welcome gift',
        address: INVITED,
        guest: true,
        act: async (page) => {
          await tap('我是新用户')(page)
          await logIn('立即领取')(page)
        },
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
        act: tap('分享海报'),
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
      }),
    ],
  },
  {
    page: 'test',
    address: '/test',
    stands: '开发自检',
    calls: [
      {
        call: '/user/info',
        waits: true,
        act: check('用户信息'),
        ends: { failed: '失败', hostile: '通过' },
      },
      {
        call: '/privacy/queryPrivacy',
        act: check('协议版本'),
        ends: { failed: '失败', hostile: '通过' },
      },
      {
        call: '/passport/getAuthorization',
        act: check('换取授权 换取授权'),
        silent: true,
        ends: { failed: '失败', hostile: '已换取授权' },
      },
      {
        call: '/passport/logout',
        act: check('退出登录 退出登录'),
        ends: { failed: '本机记录已清除' },
      },
    ],
  },
]
