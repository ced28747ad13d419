import { person } from '../../src/sandbox/users'
import { check } from './badInputActs'
import { AGAIN, LOCKED } from './badInput'
import type { PageRow } from './badInput'
import { RESIDENT } from './badInputResident'
import { loginCalls } from './badInputLogin'

const inviter = person(0)

export const LANDING_PAGES: readonly PageRow[] = [
  {
    page: 'shareRegister',
    address: `/shareRegister?shareUid=${inviter.uid}`,
    stands: '接受邀请',
    guest: true,
    calls: [
      {
        call: '/invite/sharedUser',
        overtaken: AGAIN,
        main: true,
        becomes: { failed: 'READY' },
        ends: { failed: '接受邀请' },
      },
      {
        call: '/user/info',
        overtaken: { ...AGAIN, stands: '遇见同路人' },
        guest: false,
        meanwhile: '遇见同路人',
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
        overtaken: 'a token is traded once',
        inApp: true,
        silent: true,
        // It is not waited for so long: the person types instead.
        comes: '登录并继续',
        ends: { failed: '登录并继续', hostile: '可兑现（奖励）' },
      },
    ],
  },
  RESIDENT,
  {
    page: 'test',
    address: '/test',
    stands: '开发自检',
    calls: [
      {
        call: '/user/info',
        overtaken: LOCKED,
        act: check('用户信息'),
        busy: true,
        comes: 'uid: ',
        ends: { failed: '失败', hostile: '通过' },
      },
      {
        call: '/privacy/queryPrivacy',
        overtaken: LOCKED,
        act: check('协议版本'),
        busy: true,
        comes: 'V3.2',
        ends: { failed: '失败', hostile: '通过' },
      },
      {
        call: '/passport/getAuthorization',
        overtaken: LOCKED,
        act: check('换取授权 换取授权'),
        busy: true,
        silent: true,
        ends: { failed: '失败', hostile: '已换取授权' },
      },
      {
        call: '/passport/logout',
        overtaken: LOCKED,
        act: check('退出登录 退出登录'),
        busy: true,
        comes: '本机记录已清除',
        ends: { failed: '本机记录已清除' },
      },
    ],
  },
]
