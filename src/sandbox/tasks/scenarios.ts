import { scenariosFor } from '@/sandbox/scenario'

const TASKS = ['/sign-in', '/newcomers'] as const
const LEADING = [...TASKS, '/trends-detail-quest', '/entrust'] as const

export const scenarios = [
  ...scenariosFor(TASKS, {
    tasks_todo: '任务都未完成',
    tasks_claimable: '任务都可领取',
    tasks_done: '任务都已完成',
    tasks_expired: '任务都已过期',
  }),
  ...scenariosFor(LEADING, {
    skip_app: '任务跳转到App',
    skip_web: '任务跳转到其他网站',
    skip_none: '任务没有去处',
  }),
]
