import { person } from '@/sandbox/users'
import { tap, type Look } from '@tests/support/looks'

const AT = '/recommendation-officer?activityId=1001&__state='
const SHARED = `/recommendation-officer?activityId=1001&shareUid=${person(6).uid}&__state=`

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '登录后就任' },
  { name: 'member', at: AT, who: 'member', shows: '立即就任' },
  { name: 'seated', at: AT, who: 'member', shows: '分享我的推荐函', act: tap('立即就任') },
  { name: 'officer', at: `${AT}officer`, who: 'member', shows: 'No.00007' },
  {
    name: 'poster',
    at: `${AT}officer`,
    who: 'member',
    shows: '保存图片',
    act: tap('分享我的推荐函'),
  },
  { name: 'viewer', at: SHARED, shows: '我也要当' },
  { name: 'viewer, hostile', at: `${SHARED}hostile`, shows: '我也要当' },
  { name: 'sold out', at: `${AT}sold_out`, shows: '席位已满' },
  { name: 'not started', at: `${AT}not_started`, shows: /^距开始/ },
  { name: 'ended', at: `${AT}ended`, shows: '已是推荐官？登录查看证书' },
  { name: 'ended, officer', at: `${AT}ended,officer`, who: 'member', shows: 'No.00007' },
  { name: 'offline', at: `${AT}offline`, shows: '活动已下线' },
  { name: 'error', at: `${AT}http_500@/activity/getById`, shows: '重新加载' },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '推荐官的三件事' },
  { name: 'loading', at: AT, holds: '/activity/getById', shows: '首席推荐官' },
  { name: 'bad link', at: '/recommendation-officer?activityId=x', shows: '活动链接有误' },
  { name: 'rules', at: AT, shows: '行为约定', act: tap('规则') },
]
