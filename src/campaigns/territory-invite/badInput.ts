import { NETWORK_TEXT } from '@/api/core/failure'
import { person } from '@/sandbox/users'
import {
  KEPT,
  LOCKED,
  LOST,
  chooseTab,
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

const AT = '/territory-invite?territoryId=30001'
const FRIEND = person(2)

const search = inTurn(tap('邀请站内好友'), (page) =>
  page.fill('请输入昵称或手机号', FRIEND.nickname),
)
const write = inTurn(search, tap(`邀请 ${FRIEND.nickname}`), (page) =>
  page.fill('给TA的话', '来做邻居'),
)
/** The person of the page is its lord. */
const asLord = { state: 'occupied_me' } as const

const visiting: CallRow[] = [
  {
    call: '/territory/info',
    overtaken: KEPT,
    main: true,
    states: { failed: 'ERROR', empty: 'EMPTY', null_data: 'EMPTY' },
    guest: true,
    ends: {
      failed: NETWORK_TEXT,
      empty: '领地不存在',
      null_data: '领地不存在',
      hostile: '加入领地',
    },
  },
  same('加入领地', '/invite/sharedUser', {
    overtaken: KEPT,
    address: `${AT}&inviteCode=KZZQWVGK`,
    guest: true,
  }),
  {
    call: '/passport/login',
    overtaken: LOCKED,
    guest: true,
    act: logIn('加入领地'),
    busy: true,
    keeps: ['手机号'],
    answered: '已成为居民候选',
    ends: { failed: '加入领地', hostile: '已成为居民候选' },
  },
  legalText('for the agreements', { act: tap('《用户协议》'), guest: true, overtaken: KEPT }),
]

const inviting: CallRow[] = [
  {
    call: '/user/info',
    overtaken: KEPT,
    ...asLord,
    pending: '186/200',
    answered: '邀请站内好友',
    ends: { failed: '欢迎回来', signed_out: '加入领地', token_bad: '加入领地' },
  },
  {
    call: '/invite/registrantList',
    overtaken: KEPT,
    ...asLord,
    ends: {
      failed: '加载失败，点击重试',
      empty: '还没有邀请记录',
      signed_out: '登录后查看您的记录',
      token_bad: '加入领地',
      hostile: '邀请站内好友',
    },
  },
  nextPage('/invite/registrantList', {
    act: scrollToEnd,
    state: 'occupied_me,many',
    overtaken: { first: scrollToEnd, second: chooseTab('已发送'), tab: '已发送' },
    ends: { signed_out: '登录后查看您的记录', token_bad: '加入领地' },
  }),
  {
    call: '/user/invitationTime',
    overtaken: KEPT,
    ...asLord,
    act: chooseTab('已发送'),
    answered: '还没有发出过邀请',
    ends: {
      failed: '加载失败，点击重试',
      null_data: '还没有发出过邀请',
      token_bad: '加入领地',
      hostile: '邀请站内好友',
    },
  },
  {
    call: '/user/searchUser',
    overtaken: KEPT,
    ...asLord,
    act: search,
    answered: FRIEND.nickname,
    ends: {
      failed: '加载失败，点击重试',
      empty: '未找到该用户',
      null_data: '未找到该用户',
      token_bad: '加入领地',
      hostile: '邀请站内好友',
    },
  },
  {
    call: '/user/invitation',
    overtaken: LOCKED,
    ...asLord,
    act: inTurn(write, tap('发出邀请')),
    busy: true,
    keeps: ['给TA的话'],
    toasts: { ...LOST, empty: '邀请已发送', null_data: '邀请已发送', hostile: '邀请已发送' },
    ends: {
      failed: '发出邀请',
      empty: '邀请站内好友',
      null_data: '邀请站内好友',
      signed_out: '手机号登录',
      token_bad: '加入领地',
      hostile: '邀请站内好友',
    },
  },
  {
    call: '/invite/generateQrCode',
    ...asLord,
    overtaken: {
      first: tap('分享海报'),
      second: inTurn(close, tap('分享海报')),
      shows: '保存图片',
    },
    act: tap('分享海报'),
    pending: '海报生成中',
    ends: {
      failed: '海报生成失败，请重试',
      signed_out: '手机号登录',
      hostile: '保存图片',
    },
  },
]

export const badInput: PageRow = {
  address: AT,
  ready: '规则',
  calls: [...visiting, ...inviting],
  writes: [
    {
      write: '/user/invitation',
      status: '/user/invitationTime',
      state: 'occupied_me',
      begin: write,
      button: '发出邀请',
      done: '邀请已发送',
    },
  ],
}
