import { NETWORK_TEXT } from '@/api/core/failure'
import { person } from '@/sandbox/users'
import { KEPT, LOCKED, LOST, chooseTab, inTurn, same, tap } from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const GUEST = '登录后发出邀请'
/** Tomorrow in Beijing, as its tab says it. The browser's tests read this file too, and cannot load the clock. */
const TOMORROW = new Date(Date.now() + 32 * 3_600_000)
  .toISOString()
  .slice(5, 10)
  .split('-')
  .map(Number)
  .join('.')

/** Tomorrow there are slots, at whatever hour the tests run. */
const chooseTomorrow = chooseTab(`明天${TOMORROW}`)
const fillIn = inTurn(chooseTomorrow, tap(/余\d席/), (page) => page.fill('给客人的话', '来坐坐'))

const reading: CallRow[] = [
  {
    call: '/user/invitationTime',
    overtaken: KEPT,
    pending: '二、什么时候',
    answered: '还没有邀请过客人',
    ends: {
      failed: '加载失败，点击重试',
      signed_out: '加载失败，点击重试',
      token_bad: GUEST,
      hostile: '邀请记录',
    },
  },
  {
    call: '/user/info',
    overtaken: KEPT,
    when: 'for the host',
    address: '/personal-guest',
    pending: '二、什么时候',
    answered: '还没有邀请过客人',
    ends: { failed: '发出邀请', signed_out: GUEST, token_bad: GUEST, hostile: '的会客厅' },
  },
  {
    call: '/user/info',
    overtaken: KEPT,
    when: 'for the guest of the address',
    guest: true,
    pending: '二、什么时候',
    answered: '更换',
    ends: { failed: '未找到该用户', hostile: '更换' },
  },
  same('二、什么时候', '/planet/info', { overtaken: KEPT }),
  {
    call: '/user/searchUser',
    overtaken: KEPT,
    act: inTurn(tap('更换客人'), (page) => page.fill('请输入昵称或手机号', '星河')),
    answered: '星河拾光',
    ends: {
      failed: '加载失败，点击重试',
      empty: '未找到该用户',
      null_data: '未找到该用户',
      hostile: '选择',
    },
  },
]

const invited: CallRow[] = [
  {
    call: '/user/invitationTime',
    overtaken: KEPT,
    when: 'for the guest’s card',
    address: '/personal-guest?invitationId=1',
    guest: true,
    main: true,
    states: { failed: 'ERROR', signed_out: 'GUEST' },
    answered: '打开App赴约',
    ends: { failed: NETWORK_TEXT, signed_out: '私人会客厅', hostile: '致' },
  },
]

const sending: CallRow[] = [
  {
    call: '/user/invitation',
    overtaken: LOCKED,
    act: inTurn(fillIn, tap('发出邀请')),
    busy: true,
    keeps: ['给客人的话'],
    toasts: LOST,
    ends: {
      failed: '发出邀请',
      empty: '邀请已发出',
      signed_out: '手机号登录',
      token_bad: GUEST,
      hostile: '邀请已发出',
    },
  },
]

export const badInput: PageRow = {
  address: `/personal-guest?planetId=40001&uid=${person(2).uid}`,
  // The guest's card and the host's page both have it.
  ready: '会客厅',
  calls: [...invited, ...reading, ...sending],
  writes: [
    {
      write: '/user/invitation',
      status: '/user/invitationTime',
      begin: fillIn,
      button: '发出邀请',
      done: '邀请已发出',
    },
  ],
}
