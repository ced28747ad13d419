import type { Look } from '@tests/support/looks'

const AT = '/rewardRules'

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '七、联系我们' },
  { name: 'member', at: AT, who: 'member', shows: '当前标准' },
  { name: 'built in', at: `${AT}?__state=http_500@privacy/getByType`, shows: '一、奖励类型' },
  { name: 'hostile', at: `${AT}?__state=hostile`, who: 'member', shows: '当前标准' },
  { name: 'loading', at: AT, holds: '/privacy/getByType', shows: '奖励规则' },
]
