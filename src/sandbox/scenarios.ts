import { FAULTS } from './serve/faults'
import { scenariosFor, type Scenario } from './scenario'

const GENERIC = scenariosFor('all', {
  many: '列表很多（300条）',
  hostile: '脏数据与注入',
  empty: '空数据',
  null_data: 'data 为 null',
  wrong_shape: 'data 类型错误',
  guest: '未登录（S00000）',
  cut_after: '已处理但连接中断',
  not_started: '活动未开始',
  ended: '活动已结束',
  offline: '活动已下线',
  starts_soon: '活动 20 秒后开始',
  ends_soon: '活动 20 秒后结束',
})

const domains = import.meta.glob<{ scenarios: readonly Scenario[] }>('./*/scenarios.ts', {
  eager: true,
})

/** Every scenario: the faults, the generic data states and those of the domains (`<domain>/scenarios.ts`). */
export const SCENARIOS: readonly Scenario[] = [
  ...FAULTS,
  ...GENERIC,
  ...Object.values(domains).flatMap((domain) => domain.scenarios),
]
