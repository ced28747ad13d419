import { tap, type Look } from '@tests/support/looks'

const AT = '/newcomers'

export const looks: readonly Look[] = [
  { name: 'open', at: AT, who: 'member', shows: '第一步 0/3' },
  { name: 'guest', at: AT, shows: '登录后领取你的成长清单' },
  { name: 'todo', at: `${AT}?__state=tasks_todo`, who: 'member', shows: '第一步 0/3' },
  { name: 'claimable', at: `${AT}?__state=tasks_claimable`, who: 'member', shows: '第一步 3/3' },
  { name: 'finished', at: `${AT}?__state=tasks_done`, who: 'member', shows: '新手任务全部完成' },
  { name: 'expired', at: `${AT}?__state=tasks_expired`, who: 'member', shows: '第一步 0/3' },
  { name: 'over', at: `${AT}?__state=old_user`, who: 'member', shows: '新手任务已结束' },
  { name: 'empty', at: `${AT}?__state=empty,new_user`, who: 'member', shows: '任务准备中' },
  { name: 'many', at: `${AT}?__state=many`, who: 'member', shows: /^第一步/ },
  { name: 'hostile', at: `${AT}?__state=hostile`, who: 'member', shows: '新手成长计划' },
  { name: 'error', at: `${AT}?__state=http_500`, who: 'member', shows: '重新加载' },
  { name: 'loading', at: AT, who: 'member', holds: '/noviceTask/list', shows: /新手成长计划/ },
  { name: 'login', at: AT, shows: '手机号登录', act: tap('登录') },
]
