import type { Look } from '@tests/support/looks'

const AT = '/trends-detail-quest?momentId=20004&taskId=31001&__state='

export const looks: readonly Look[] = [
  { name: 'reading', at: AT, who: 'member', shows: '滑动浏览，开始计时' },
  { name: 'guest', at: `${AT}guest`, shows: '登录后可得奖励' },
  { name: 'claimable', at: `${AT}quest_claimable`, who: 'member', shows: '去领取' },
  { name: 'done', at: `${AT}quest_done`, who: 'member', shows: '任务已完成' },
  { name: 'expired', at: `${AT}quest_expired`, who: 'member', shows: '任务已过期' },
  { name: 'deleted', at: `${AT}deleted`, who: 'member', shows: '该动态已被删除' },
  { name: 'auditing', at: `${AT}auditing`, who: 'member', shows: '动态审核中，暂不可见' },
  {
    name: 'comments fail',
    at: `${AT}comments_fail`,
    who: 'member',
    shows: '评论加载失败，点击重试',
  },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '滑动浏览，开始计时' },
  { name: 'error', at: `${AT}http_500`, who: 'member', shows: '重新加载' },
]
