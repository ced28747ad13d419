import type { Scenario } from '@/sandbox/scenario'

const TASKS = ['/sign-in', '/newcomers'] as const
const LEADING = [...TASKS, '/trends-detail-quest', '/entrust'] as const

export const scenarios: readonly Scenario[] = [
  { name: 'tasks_claimable', label: '任务都可领取', appliesTo: TASKS },
  { name: 'tasks_done', label: '任务都已完成', appliesTo: TASKS },
  { name: 'skip_app', label: '任务跳转到App', appliesTo: LEADING },
  { name: 'skip_none', label: '任务没有去处', appliesTo: LEADING },
]
