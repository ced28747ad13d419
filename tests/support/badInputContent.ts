import {
  choose,
  close,
  inTurn,
  logIn,
  openReplies,
  scrollToEnd,
  seeAgain,
  tap,
  tapCard,
  taps,
} from './badInputActs'
import { AGAIN, KEPT, LOCKED, LOST, UNREADABLE, nextPage, same } from './badInput'
import type { CallRow, PageRow } from './badInput'
import { NETWORK_TEXT } from '../../src/api/failure'
import { loginCalls } from './badInputLogin'

const logInForPhone = inTurn(tap('联系TA'), logIn('登录'))

const BROKEN_PAGE = 'Something went wrong, please check server API'
const MENU = same('数字资产定制', '/facilitator/appTitle', {
  act: taps('打开菜单', '生态'),
  overtaken: KEPT,
})

/** Asked as a guest: beside a task that nobody reads for, no seconds are counted meanwhile. */
const COMMENTS: readonly CallRow[] = [
  {
    call: '/comment/topList',
    overtaken: {
      guest: true,
      answer: /sort=NEW/,
      first: choose('最新'),
      second: choose('最热'),
      tab: '最热',
    },
    ends: { failed: '评论加载失败，点击重试', empty: '还没有评论，来抢沙发' },
  },
  nextPage('/comment/topList', {
    act: scrollToEnd,
    state: 'many',
    overtaken: {
      guest: true,
      answer: /sort=HOT.*pageNo=2/,
      first: scrollToEnd,
      second: choose('最新'),
      tab: '最新',
    },
    ends: { hostile: '加载更多' },
  }),
  {
    call: '/comment/subList',
    act: openReplies,
    overtaken: { guest: true, first: openReplies, second: choose('最新'), tab: '最新' },
    ends: { failed: '加载失败，点击重试', empty: '收起', hostile: '收起' },
  },
]

export const CONTENT_PAGES: readonly PageRow[] = [
  {
    page: 'home',
    address: '/',
    stands: '青鸾数字工坊',
    bare: true,
    bodies: true,
    calls: [
      {
        call: '/facilitator/query',
        overtaken: KEPT,
        main: true,
        becomes: { failed: 'ERROR', empty: 'EMPTY', null_data: 'EMPTY', wrong_shape: 'ERROR' },
        ends: {
          failed: BROKEN_PAGE,
          empty: '暂无服务商入驻',
          null_data: '暂无服务商入驻',
          wrong_shape: BROKEN_PAGE,
          hostile: '<img src=x',
        },
      },
      MENU,
    ],
  },
  {
    page: 'manufacturerDetail',
    address: '/manufacturerDetail/10001',
    stands: '青鸾数字工坊',
    bare: true,
    bodies: true,
    calls: [
      {
        call: '/facilitator/showOne/10001',
        overtaken: {
          address: '/',
          ahead: true,
          first: tapCard('青鸾数字工坊'),
          second: tapCard('一方造物'),
          shows: '联系TA',
        },
        main: true,
        becomes: { failed: 'ERROR', empty: 'EMPTY', null_data: 'EMPTY' },
        ends: {
          failed: BROKEN_PAGE,
          empty: '该服务商已下架',
          null_data: '该服务商已下架',
          hostile: '<svg onload',
        },
      },
      same('复制电话', '/facilitator/showOne/10001', {
        ends: { failed: '电话获取失败，请重试', token_bad: '联系TA', hostile: '复制电话' },
        when: 'for the phone after a login',
        overtaken: { first: logInForPhone, second: inTurn(close, tap('联系TA')) },
        late: true,
        guest: true,
        act: logInForPhone,
      }),
      MENU,
      ...loginCalls({ open: tap('联系TA'), done: '复制电话' }),
    ],
  },
  {
    page: 'trends-detail',
    address: '/trends-detail/20001',
    stands: '等了一整个夏天',
    bare: true,
    bodies: true,
    calls: [
      {
        call: '/moment/getByMomentId',
        overtaken: 'it is asked once a visit, and no link leads from one moment to another',
        main: true,
        becomes: { failed: 'ERROR', empty: 'EMPTY', null_data: 'EMPTY' },
        ends: {
          failed: BROKEN_PAGE,
          empty: '动态不存在或已被删除',
          null_data: '动态不存在或已被删除',
          hostile: '<svg onload',
        },
      },
      ...COMMENTS,
    ],
  },
  {
    page: 'trends-detail-quest',
    address: '/trends-detail-quest?momentId=20009&taskId=31001',
    stands: '九座岛，走了九天',
    bare: true,
    bodies: true,
    calls: [
      {
        call: '/moment/detail',
        overtaken: { ...AGAIN, guest: true },
        main: true,
        becomes: { failed: 'ERROR', empty: 'EMPTY', null_data: 'EMPTY' },
        ends: {
          failed: NETWORK_TEXT,
          empty: '动态不存在或已被删除',
          null_data: '动态不存在或已被删除',
          hostile: '<svg onload',
        },
      },
      same('九座岛，走了九天', '/verticalTask/list', {
        overtaken: { state: 'quest_claimable', first: seeAgain, second: seeAgain },
      }),
      {
        call: '/verticalTask/list',
        when: 'when the reward is asked for',
        overtaken: LOCKED,
        state: 'quest_claimable',
        late: true,
        act: tap('去领取'),
        busy: true,
        says: { ...LOST, wrong_shape: NETWORK_TEXT },
        ends: {
          failed: '去领取',
          // The moment has said that the reward is there.
          empty: '本月已签',
          null_data: '本月已签',
          wrong_shape: '去领取',
          signed_out: '手机号登录',
          token_bad: '登录后可得奖励',
          hostile: '本月已签',
        },
      },
      {
        call: '/task/skip',
        overtaken: LOCKED,
        state: 'quest_claimable',
        act: tap('去领取'),
        busy: true,
        comes: '本月已签',
        says: { ...UNREADABLE, hostile: '请前往App完成' },
        ends: { failed: '去领取', signed_out: '手机号登录', token_bad: '登录后可得奖励' },
      },
      ...COMMENTS,
      ...loginCalls({
        open: (page) => page.getByRole('button', { name: /登录后可得奖励/ }).tap(),
        done: '计时',
      }),
    ],
  },
]
