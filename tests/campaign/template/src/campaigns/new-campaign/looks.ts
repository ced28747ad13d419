import { tap, type Look } from '@tests/support/looks'

const AT = '/new-campaign?__state='
const CALL = '/newCampaign/info'

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '登录后参与' },
  { name: 'ready', at: AT, who: 'member', shows: '领取今日礼物' },
  { name: 'received', at: AT, who: 'member', shows: '开心收下', act: tap('领取今日礼物') },
  { name: 'done', at: `${AT}gift_claimed`, who: 'member', shows: '已领取' },
  { name: 'sold out', at: `${AT}gift_gone`, who: 'member', shows: '已抢光' },
  { name: 'not started', at: `${AT}not_started`, shows: '敬请期待' },
  { name: 'ended', at: `${AT}ended`, shows: /^活动已结束$/ },
  { name: 'offline', at: `${AT}offline`, shows: '活动已下线' },
  { name: 'loading', at: AT, holds: CALL, shows: '新活动' },
  { name: 'fails', at: `${AT}http_500@${CALL}`, shows: '重新加载' },
  { name: 'rules', at: AT, shows: '参与方式', act: tap('规则') },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '今日礼物' },
  { name: 'in the app', at: AT, who: 'app', shows: '领取今日礼物' },
]
