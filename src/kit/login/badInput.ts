import { NETWORK_TEXT } from '@/api/core/failure'
import {
  KEPT,
  LOCKED,
  close,
  inTurn,
  legalText,
  logIn,
  same,
  sendCode,
  tap,
  typePhone,
} from '@tests/support/badInput/rows'
import type { Act } from '@tests/support/badInput/driver'
import type { PageRow } from '@tests/support/badInput/rows'

const UNREAD = { cut: NETWORK_TEXT, empty: NETWORK_TEXT, null_data: NETWORK_TEXT }

const open = tap('领取')
const after = (act: Act) => inTurn(open, act)

/** The calls of the login form, for all pages that have it. Whatever becomes of them, the form stays, and so does what was typed. */
export const badInput: PageRow = {
  address: '/login-form',
  ready: '领取',
  guest: true,
  bare: true,
  calls: [
    same('获取验证码', '/privacy/queryPrivacy', { overtaken: KEPT, act: open }),
    legalText('in the login', {
      act: after(tap('《用户协议》')),
      overtaken: {
        first: after(tap('《用户协议》')),
        second: inTurn(close, tap('《隐私政策》')),
        shows: '我们深知个人信息',
      },
    }),
    {
      call: '/sms/sendSmsCode',
      act: after(sendCode),
      overtaken: { first: after(sendCode), second: typePhone },
      busy: true,
      keeps: ['手机号'],
      ends: { failed: '获取验证码', ...UNREAD, signed_out: '请先登录', hostile: 's后重发' },
    },
    {
      call: '/passport/login',
      act: after(logIn('登录')),
      overtaken: LOCKED,
      busy: true,
      keeps: ['手机号', '验证码'],
      ends: { failed: '登录', ...UNREAD, signed_out: '请先登录', hostile: '会员' },
    },
  ],
}
