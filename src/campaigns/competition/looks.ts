import { person } from '@/sandbox/users'
import { tap, type Look } from '@tests/support/looks'

const AT = '/competition?activityId=1001&__state='

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '登录后报名' },
  { name: 'member', at: AT, who: 'member', shows: '我要报名' },
  { name: 'code', at: AT, who: 'member', shows: '用App扫码完成报名', act: tap('我要报名') },
  {
    name: 'code ended',
    at: `${AT}qr_expired`,
    who: 'member',
    shows: '用App扫码完成报名',
    act: tap('我要报名'),
  },
  { name: 'app', at: AT, who: 'app', shows: '去报名' },
  { name: 'signed up', at: `${AT}signed_up`, who: 'member', shows: '已报名' },
  { name: 'sign-up to come', at: `${AT}stage_before`, shows: '报名尚未开始' },
  { name: 'submitting', at: `${AT}stage_submit`, who: 'member', shows: '报名已截止' },
  { name: 'review', at: `${AT}stage_review`, shows: '报名已截止' },
  { name: 'results', at: `${AT}stage_results`, shows: '获奖名单' },
  { name: 'results due', at: `${AT}stage_results,results_late`, shows: /^结果即将揭晓/ },
  { name: 'no stages', at: `${AT}no_stages`, shows: '登录后报名' },
  { name: 'nobody yet', at: `${AT}entrants_0`, who: 'member', shows: /^还没有人报名/ },
  { name: 'crowd', at: `${AT}entrants_crowd`, shows: '1.28万' },
  { name: 'invited', at: `${AT}&shareUid=${person(6).uid}`, shows: /邀请你同台$/ },
  { name: 'prize', at: AT, shows: /以组委会最终公布为准/, act: tap(/^金奖/) },
  { name: 'poster', at: AT, who: 'member', shows: '保存图片', act: tap('分享') },
  { name: 'not started', at: `${AT}not_started`, shows: /^距开始/ },
  { name: 'ended', at: `${AT}ended`, shows: '获奖名单' },
  { name: 'offline', at: `${AT}offline`, shows: '活动已下线' },
  { name: 'error', at: `${AT}http_500@/activity/getById`, shows: '重新加载' },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '参赛三步' },
  { name: 'hostile results', at: `${AT}hostile,stage_results`, shows: '获奖名单' },
  { name: 'loading', at: AT, holds: '/activity/getById', shows: '创作者大赛' },
  { name: 'bad link', at: '/competition?activityId=x', shows: '赛事链接有误' },
  { name: 'rules', at: AT, shows: '评审与公布', act: tap('规则') },
]
