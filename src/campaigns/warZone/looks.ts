import { tap, type Look } from '@tests/support/looks'

const AT = '/warZone?__state='

export const looks: readonly Look[] = [
  { name: 'fighting', at: AT, shows: '加入红方' },
  { name: 'fighting in the app', at: '/warZone?daoId=50002', who: 'app', shows: '我方' },
  { name: 'loading', at: AT, holds: '/arena/latest', shows: '战区' },
  { name: 'fails', at: `${AT}http_500@/latest`, shows: '重新加载' },
  { name: 'prepare', at: `${AT}prepare`, shows: '还没有战报' },
  { name: 'settling', at: `${AT}settling`, shows: '结算中' },
  { name: 'ended', at: `${AT}ended`, shows: '战斗已结束' },
  { name: 'tie', at: `${AT}tie`, shows: '势均力敌' },
  { name: 'no scores', at: `${AT}no_scores`, shows: '蓄势待发' },
  { name: 'nothing', at: `${AT}null_arena`, shows: '暂无战事' },
  { name: 'offline', at: `${AT}offline`, shows: '战区' },
  { name: 'on a side', at: `${AT}joined_red`, who: 'app', shows: '不可加入敌方' },
  { name: 'asking', at: AT, who: 'member', holds: '/dao/info', shows: '请稍候' },
  {
    name: 'a report',
    at: AT,
    shows: /^星火联盟从峡谷突围/,
    act: (page) => page.getByText('星火联盟从峡谷突围').click(),
  },
  { name: 'rules', at: AT, shows: '如有刷分、外挂等行为，平台有权取消成绩。', act: tap('规则') },
  { name: 'hostile', at: `${AT}hostile`, who: 'app', shows: '战报' },
]
