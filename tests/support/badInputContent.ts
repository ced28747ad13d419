import { tap, taps, openReplies, scrollToEnd, logIn } from './badInputActs'
import { LOST, UNREADABLE, nextPage, same } from './badInput'
import type { CallRow, PageRow } from './badInput'
import { NETWORK_TEXT } from '../../src/api/failure'
import { loginCalls } from './badInputLogin'

const BROKEN_PAGE = 'Something went wrong, please check server API'
const SETTLING = '任务结算中，请稍后查看'
const MENU = same('数字资产定制', '/facilitator/appTitle', { act: taps('打开菜单', '生态') })

const COMMENTS: readonly CallRow[] = [
  {
    call: '/comment/topList',
    ends: { failed: '评论加载失败，点击重试', empty: '还没有评论，来抢沙发' },
  },
  nextPage('/comment/topList', { act: scrollToEnd, state: 'many', ends: { hostile: '加载更多' } }),
  {
    call: '/comment/subList',
    act: openReplies,
    ends: { failed: '加载失败，点击重试', empty: '收起', hostile: '收起' },
  },
]

export const CONTENT_PAGES: readonly PageRow[] = [
  {
    page: 'home',
    address: '/',
    stands: '青鸾数字工坊',
    calls: [
      {
        call: '/facilitator/query',
        main: true,
        ends: {
          failed: BROKEN_PAGE,
          empty: '暂无服务商入驻',
          null_data: '暂无服务商入驻',
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
    calls: [
      {
        call: '/facilitator/showOne/10001',
        main: true,
        ends: {
          failed: BROKEN_PAGE,
          empty: '该服务商已下架',
          null_data: '该服务商已下架',
          hostile: '<svg onload',
        },
      },
      same('复制电话', '/facilitator/showOne/10001', {
        ends: { failed: '复制电话', token_bad: '联系TA', hostile: '复制电话' },
        when: 'for the phone after a login',
        late: true,
        guest: true,
        act: async (page) => {
          await tap('联系TA')(page)
          await logIn('登录')(page)
        },
      }),
      MENU,
      ...loginCalls({ open: tap('联系TA'), done: '复制电话' }),
    ],
  },
  {
    page: 'trends-detail',
    address: '/trends-detail/20001',
    stands: '等了一整个夏天',
    calls: [
      {
        call: '/moment/getByMomentId',
        main: true,
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
    calls: [
      {
        call: '/moment/detail',
        main: true,
        ends: {
          failed: NETWORK_TEXT,
          empty: '动态不存在或已被删除',
          null_data: '动态不存在或已被删除',
          hostile: '<svg onload',
        },
      },
      same('九座岛，走了九天', '/verticalTask/list'),
      {
        call: '/verticalTask/list',
        when: 'when the reward is asked for',
        state: 'quest_claimable',
        late: true,
        act: tap('去领取'),
        // The platform is asked a few times before the page says so.
        patienceMs: 10_000,
        says: { ...LOST, empty: SETTLING, null_data: SETTLING },
        ends: {
          failed: '去领取',
          signed_out: '手机号登录',
          token_bad: '登录后可得奖励',
          hostile: '本月已签',
        },
      },
      {
        call: '/task/skip',
        state: 'quest_claimable',
        act: tap('去领取'),
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
