import type { Look } from '@tests/support/looks'

const AT = '/opinionScoreRules'

export const looks: readonly Look[] = [
  { name: 'open', at: AT, shows: '意见分规则' },
  { name: 'built in', at: `${AT}?__state=http_500`, shows: '意见分规则' },
  { name: 'hostile', at: `${AT}?__state=hostile`, shows: '意见分规则' },
]
