import { listNoviceTasks } from '@/api/novice'
import { accountsOf } from '@/sandbox/account'
import { DAY_MS } from '@/sandbox/clock'
import { handleMember, type Call } from '@/sandbox/serve/handle'
import { manyOf } from '@/sandbox/paging'
import { pointsOf, tasksOf } from '@/sandbox/tasks/progress'

/** A task belongs to the group that its id begins with. */
const GROUPS: readonly { groupId: string; title: string }[] = [
  { groupId: '331', title: '第一步' },
  { groupId: '332', title: '认识伙伴' },
  { groupId: '333', title: '安个家' },
]

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '33101': '换上喜欢的头像和昵称',
  '33102': '每天来看看，积分会越来越多',
  '33103': '读满15秒就算完成',
  '33201': '去别人的星球走一走',
  '33202': '写下第一条心情',
  '33203': '为喜欢的动态点3次赞',
  '33301': '看看谁家的灯还亮着',
  '33302': '用积分换一件小物',
}

const descOf = (taskId: string) => DESCRIPTIONS[taskId] ?? ''

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
