import { listVerticalTasks, receiveVerticalTask, skipTask, type TaskTarget } from '@/api/tasks'
import { refuse } from '@/sandbox/answer'
import { handle, handleMember, handleOnce, viewerOf, type Call } from '@/sandbox/serve/handle'
import { manyOf } from '@/sandbox/paging'
import { addPoints } from '@/sandbox/points/account'
import { findTask, pointsOf, saveProgress, taskStatus, tasksOf } from './progress'

/** Entrusting a territory, and what a keeper does there, is done in the app. */
const ENTRUST = { appPath: '/territory/entrust' }
const KEEPER_TASK = { appPath: '/territory/tasks' }
const isKeeperTask = (taskId: string) => /^35\d{3}$/.test(taskId)

export const handlers = [
  handle(skipTask, async (call) => {
    const { taskId = '', from } = call.payload
    const user = await viewerOf(call)
    if (user && findTask(taskId)?.doneByVisit)
      saveProgress(call, user.uid, taskId, { visited: true })
    return targetOf(call, taskId, from)
  }),
  handleMember(listVerticalTasks, (call) => [
    ...manyOf(call, tasksOf(call, call.user.uid, call.payload.scene), (task, number) => ({
      ...task,
      taskId: `${task.taskId}${String(number).padStart(3, '0')}`,
    })),
  ]),
  handleOnce(receiveVerticalTask, (call) => {
    const { taskId = '' } = call.payload
    const { uid } = call.user
    const status = taskStatus(call, uid, taskId)
    if (status === 'DONE') return refuse(20_001)
    if (status !== 'CLAIMABLE') return refuse(20_003)
    saveProgress(call, uid, taskId, { received: true })
    addPoints(call, pointsOf(taskId))
    const all = tasksOf(call, uid, findTask(taskId)?.scene ?? 'MOMENT')
    const left = all.filter((task) => task.status === 'CLAIMABLE').length
    return { rewardText: `${pointsOf(taskId)}积分`, left }
  }),
]

function jumpOf(taskId: string) {
  if (taskId === 'ENTRUST') return ENTRUST
  return isKeeperTask(taskId) ? KEEPER_TASK : findTask(taskId)?.jump
}

/** The target of a task. From the reading page it is where its reward is received. */
function targetOf({ scenario }: Call, taskId: string, from: string | undefined): TaskTarget {
  const known = jumpOf(taskId)
  const jump = from === 'trends-detail-quest' ? { jumpUrl: '/sign-in' } : known
  const none = { taskId, jumpType: 'NONE', jumpUrl: '', appPath: '', toast: '' } as const
  if (scenario('skip_none') || !jump) return { ...none, toast: '任务已下线，去看看别的任务吧' }
  if (scenario('skip_app') || 'appPath' in jump)
    return { ...none, jumpType: 'APP', appPath: 'appPath' in jump ? jump.appPath : '/task/center' }
  const jumpUrl = scenario('skip_web') ? 'https://partner.example.com/task' : jump.jumpUrl
  return { ...none, jumpType: 'H5', jumpUrl }
}
