import { FAULTS } from './faults'
import type { Scenario } from './scenario'

const GENERIC: readonly Scenario[] = [
  { name: 'many', label: '列表很多（300条）', appliesTo: 'all' },
  { name: 'hostile', label: '脏数据与注入', appliesTo: 'all' },
  { name: 'empty', label: '空数据', appliesTo: 'all' },
  { name: 'null_data', label: 'data 为 null', appliesTo: 'all' },
  { name: 'wrong_shape', label: 'data 类型错误', appliesTo: 'all' },
  { name: 'guest', label: '未登录（S00000）', appliesTo: 'all' },
  { name: 'cut_after', label: '已处理但连接中断', appliesTo: 'all' },
  { name: 'not_started', label: '活动未开始', appliesTo: 'all' },
  { name: 'ended', label: '活动已结束', appliesTo: 'all' },
  { name: 'offline', label: '活动已下线', appliesTo: 'all' },
]

const domains = import.meta.glob<{ scenarios: readonly Scenario[] }>('./*/scenarios.ts', {
  eager: true,
})

/** Every scenario: the faults, the generic data states and those of the domains (`<domain>/scenarios.ts`). */
export const SCENARIOS: readonly Scenario[] = [
  ...FAULTS,
  ...GENERIC,
  ...Object.values(domains).flatMap((domain) => domain.scenarios),
]
