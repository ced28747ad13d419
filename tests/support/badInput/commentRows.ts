import { chooseTab, nextPage, scrollToEnd, tap } from './rows'
import type { CallRow } from './rows'

const openReplies = tap(/^查看全部.*条回复$/)

/** The comments of a moment. As a guest: beside a task that nobody reads for, no seconds are counted meanwhile. */
export const COMMENTS: readonly CallRow[] = [
  {
    call: '/comment/topList',
    overtaken: {
      guest: true,
      answer: /sort=NEW/,
      first: chooseTab('最新'),
      second: chooseTab('最热'),
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
      second: chooseTab('最新'),
      tab: '最新',
    },
    ends: { hostile: '加载更多' },
  }),
  {
    call: '/comment/subList',
    act: openReplies,
    overtaken: { guest: true, first: openReplies, second: chooseTab('最新'), tab: '最新' },
    ends: { failed: '加载失败，点击重试', empty: '收起', hostile: '收起' },
  },
]
