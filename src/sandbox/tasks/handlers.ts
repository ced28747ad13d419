import { listVerticalTasks, receiveVerticalTask, skipTask } from '@/api/tasks'
import { refuse } from '@/sandbox/answer'
import { handle, handleMember } from '@/sandbox/handle'
import { manyOf } from '@/sandbox/paging'
import { oncePer } from '@/sandbox/platform'
import { addPoints } from '@/sandbox/points/data'
import { userOf } from '@/sandbox/users'
import { countVisit, findTask, markReceived } from './data'
import { pointsOf, targetOf, taskStatus, tasksOf } from './project'

export const handlers = [
  handle(skipTask, async (call) => {
    const { taskId = '', from } = call.payload
    // The call is made without auth, but X-Auth-Token always travels.
    const user = await userOf(call.request.headers)
    if (user && findTask(taskId)?.doneBy === 'visit') await countVisit(user.uid, taskId)
    return targetOf(call, taskId, from)
  }),
  handleMember(listVerticalTasks, (call) => [
    ...manyOf(call, tasksOf(call, call.user.uid, call.payload.scene), (task, number) => ({
      ...task,
      taskId: `${task.taskId}${String(number).padStart(3, '0')}`,
    })),
  ]),
  handleMember(receiveVerticalTask, (call) => {
    const { taskId = '', bizNo = '' } = call.payload
    const { uid } = call.user
    return oncePer(`${uid}/task/${bizNo}`, async () => {
      const status = taskStatus(call, uid, taskId)
      if (status === 'DONE') return refuse(20_001)
      if (status !== 'CLAIMABLE') return refuse(20_003)
      await markReceived(uid, taskId)
      await addPoints(uid, pointsOf(taskId))
      const scene = findTask(taskId)?.scene ?? 'MOMENT'
      const left = tasksOf(call, uid, scene).filter((task) => task.status === 'CLAIMABLE').length
      return { rewardText: `${pointsOf(taskId)}积分`, left }
    })
  }),
]
