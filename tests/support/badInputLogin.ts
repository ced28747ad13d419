import type { Page } from '@playwright/test'
import { NETWORK_TEXT } from '../../src/api/failure'
import { close, inTurn, logIn, sendCode, tap, typePhone } from './badInputActs'
import { KEPT, LOCKED, legalText, same } from './badInput'
import type { CallRow } from './badInput'

interface LoginForm {
  /** What leads to the form; left out where the page is the form. */
  open?: (page: Page) => Promise<unknown>
  /** What the main button says. */
  submit?: string
  /** A text of the page once somebody has logged in. */
  done: string
  /** What the page says then. */
  says?: CallRow['says']
  /** In the tests' names, where a page has two of them. */
  name?: string
  address?: string
  state?: string
  /** On screen behind the form. */
  meanwhile?: string
}

const UNREAD = {
  cut: NETWORK_TEXT,
  html: NETWORK_TEXT,
  empty: NETWORK_TEXT,
  null_data: NETWORK_TEXT,
}

/** All calls of a login form. Whatever becomes of them, the form stays, and so does what was typed. */
export function loginCalls({ open, submit = '登录', done, says, name, ...where }: LoginForm) {
  const after = (act: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await open?.(page)
    await act(page)
  }
  const shared = { guest: true, ...(name && { when: name }), ...where }
  const stands = where.meanwhile ? { stands: where.meanwhile } : {}
  const calls: CallRow[] = [
    same('获取验证码', '/privacy/queryPrivacy', {
      overtaken: KEPT,
      ...(open && { act: open }),
      ...shared,
    }),
    legalText(name ?? 'in the login', {
      act: after(tap('《用户协议》')),
      overtaken: {
        first: after(tap('《用户协议》')),
        second: inTurn(close, tap('《隐私政策》')),
        shows: '我们深知个人信息',
        ...stands,
      },
      ...shared,
    }),
    {
      call: '/sms/sendSmsCode',
      act: after(sendCode),
      overtaken: { first: after(sendCode), second: typePhone, ...stands },
      busy: true,
      keeps: ['手机号'],
      ends: { failed: '获取验证码', ...UNREAD, signed_out: '请先登录', hostile: 's后重发' },
      ...shared,
    },
    {
      call: '/passport/login',
      act: after(logIn(submit)),
      overtaken: LOCKED,
      busy: true,
      keeps: ['手机号', '验证码'],
      ends: { failed: submit, ...UNREAD, signed_out: '请先登录', hostile: done },
      ...(says && { says }),
      ...shared,
    },
  ]
  return calls
}
