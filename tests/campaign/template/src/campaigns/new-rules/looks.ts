import type { Look } from '@tests/support/looks'

const AT = '/new-rules'

export const looks: readonly Look[] = [
  { name: 'open', at: AT, shows: '四、违规处理' },
  { name: 'built in', at: `${AT}?__state=http_500`, shows: '内容可能不是最新版本' },
  { name: 'loading', at: AT, holds: '/privacy/getByType', shows: '新活动' },
  { name: 'hostile', at: `${AT}?__state=hostile`, shows: '新活动' },
]
