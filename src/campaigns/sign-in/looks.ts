import { tap, type Look } from '@tests/support/looks'

export const looks: readonly Look[] = [
  { name: 'open', at: '/sign-in', who: 'member', shows: '立即签到' },
  { name: 'guest', at: '/sign-in', shows: '登录后签到' },
  { name: 'signed', at: '/sign-in?__state=signed', who: 'member', shows: /^今日已签到/ },
  { name: 'signed out', at: '/sign-in?__state=guest', who: 'member', shows: '登录后签到' },
  { name: 'ended', at: '/sign-in?__state=ended', who: 'member', shows: '活动已结束' },
  { name: 'not started', at: '/sign-in?__state=not_started', who: 'member', shows: '敬请期待' },
  { name: 'offline', at: '/sign-in?__state=offline', who: 'member', shows: '活动已下线' },
  { name: 'hostile', at: '/sign-in?__state=hostile', who: 'member', shows: '立即签到' },
  { name: 'error', at: '/sign-in?__state=http_500', who: 'member', shows: '重新加载' },
  { name: 'loading', at: '/sign-in', who: 'member', holds: '/userSignStatus', shows: /签到/ },
  { name: 'reward', at: '/sign-in', who: 'member', shows: '签到成功', act: tap('立即签到') },
  {
    name: 'make-up card',
    at: '/sign-in?__state=month_end,makeup_2',
    who: 'member',
    shows: /^使用补签卡补签/,
    act: tap(/，可补签$/),
  },
  {
    name: 'a day',
    at: '/sign-in?__state=month_end,makeup_none',
    who: 'member',
    shows: '未签到',
    act: tap(/，未签到$/),
  },
  { name: 'login', at: '/sign-in', shows: '手机号登录', act: tap('登录后签到') },
  { name: 'rules', at: '/sign-in', who: 'member', shows: '活动规则', act: tap('规则') },
]
