import { listNoviceTasks } from '@/api/novice'
import { accountsOf } from '@/sandbox/account'
import { DAY_MS } from '@/sandbox/clock'
import { handleMember } from '@/sandbox/serve/handle'
import type { Call } from '@/sandbox/serve/handle'
import { manyOf } from '@/sandbox/paging'
import { pointsOf, tasksOf } from '@/sandbox/tasks/progress'
import { GROUPS, descOf } from './groups'

const PLAN_DAYS = 7

/** When the plan of a person began. */
const plans = accountsOf(({ now }) => ({ startedAt: now }))

export const handlers = [
  handleMember(listNoviceTasks, (call) => {
    const { uid } = call.user
    const tasks = call.scenario('old_user') ? [] : tasksOf(call, uid, 'NOVICE')
    const received = tasks.filter(({ status }) => status === 'DONE')
    return {
      daysLeft: daysLeftOf(call, uid),
      totalReward: sumOf(tasks),
      claimed: sumOf(received),
      groups: GROUPS.map(({ groupId, title }) => ({
        groupId,
        title,
        tasks: [
          ...manyOf(
            call,
            tasks
              .filter(({ taskId }) => taskId.startsWith(groupId))
              .map((task) => ({ ...task, desc: descOf(task.taskId) })),
            (task, number) => ({
              ...task,
              taskId: `${task.taskId}${String(number).padStart(3, '0')}`,
            }),
          ),
        ],
      })).filter((group) => group.tasks.length > 0),
    }
  }),
]

function daysLeftOf(call: Call, uid: string): number {
  const { startedAt } = plans.of(call, uid)
  return Math.max(0, PLAN_DAYS - Math.floor((call.now - startedAt) / DAY_MS))
}

const sumOf = (tasks: readonly { taskId: string }[]) =>
  tasks.reduce((sum, { taskId }) => sum + pointsOf(taskId), 0)
