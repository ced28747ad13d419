import type { Look } from '@tests/support/looks'

const AT = '/territory-carnival-rule'

export const looks: readonly Look[] = [
  { name: 'open', at: AT, shows: '领地嘉年华活动规则' },
  { name: 'not started', at: `${AT}?__state=not_started`, shows: '未开始' },
  { name: 'ended', at: `${AT}?__state=ended`, shows: '已结束' },
  { name: 'built in', at: `${AT}?__state=http_500`, shows: '领地嘉年华活动规则' },
  { name: 'hostile', at: `${AT}?__state=hostile`, shows: '领地嘉年华活动规则' },
]
