import { person } from '@/sandbox/users'
import { fillLoginForm, tap, type Look } from '@tests/support/looks'

const AT = '/original-resident?__state='
const INVITED = `/original-resident?inviterId=${person(3).uid}&__state=`

export const looks: readonly Look[] = [
  { name: 'open', at: AT, who: 'member', shows: '立即领取' },
  { name: 'guest', at: `${AT}guest`, who: 'member', shows: '登录' },
  { name: 'not started', at: `${AT}not_started`, who: 'member', shows: /^距开始/ },
  { name: 'ended', at: `${AT}ended`, who: 'member', shows: '活动已结束' },
  { name: 'offline', at: `${AT}offline`, who: 'member', shows: '活动已下线' },
  { name: 'error', at: `${AT}http_500`, who: 'member', shows: '重新加载' },
  { name: 'claimed', at: `${AT}claimed`, who: 'member', shows: '已领取' },
  { name: 'sold out', at: `${AT}sold_out`, who: 'member', shows: '已抢光' },
  { name: 'many', at: `${AT}many`, who: 'member', shows: '邀请记录' },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '邀请记录' },
  { name: 'loading', at: AT, who: 'member', holds: '/rewardSearch', shows: '原住民' },
  { name: 'newcomer', at: INVITED, shows: '我是新用户' },
  { name: 'newcomer, no gift', at: `${INVITED}gift_none`, shows: '我是新用户' },
  { name: 'newcomer, not started', at: `${INVITED}not_started`, shows: /^距开始/ },
  { name: 'newcomer, sold out', at: `${INVITED}gift_sold`, shows: '已抢光' },
  { name: 'newcomer, hostile', at: `${INVITED}hostile`, shows: '我是新用户' },
  { name: 'rules', at: INVITED, shows: '活动规则', act: tap('规则') },
  {
    name: 'registration',
    at: INVITED,
    shows: '立即领取',
    async act(page) {
      await tap('我是新用户')(page)
      await fillLoginForm(page)
    },
  },
  {
    name: 'gift',
    at: INVITED,
    shows: '领取成功',
    async act(page) {
      await tap('我是新用户')(page)
      await fillLoginForm(page)
      await tap('立即领取')(page)
    },
  },
  {
    name: 'old user',
    at: `${INVITED}old_user`,
    shows: /^你已是老用户/,
    async act(page) {
      await tap('我是新用户')(page)
      await fillLoginForm(page)
      await tap('立即领取')(page)
    },
  },
  { name: 'poster', at: AT, who: 'member', shows: '保存图片', act: tap('分享海报') },
]
