import type { MomentQuest } from '@/api/moment'
import type { Call } from '@/sandbox/handle'
import { openReading } from '@/sandbox/tasks/data'
import { pointsOf, taskStatus } from '@/sandbox/tasks/project'
import { userOf } from '@/sandbox/users'

const READ_SEC = 15
const SHORT_READ_SEC = 3

/**
 * The reading task behind a moment; null without a task. The call is made without auth, but X-Auth-Token always
 * travels: by it the platform knows who reads.
 */
export async function questOf(
  call: Pick<Call<unknown>, 'scenario' | 'request'>,
  taskId: string | undefined,
): Promise<MomentQuest | null> {
  const { scenario, request } = call
  if (!taskId || scenario('quest_none')) return null
  const readSec = scenario('quest_short') ? SHORT_READ_SEC : READ_SEC
  const user = scenario('guest') ? undefined : await userOf(request.headers)
  if (user) await openReading(user.uid, taskId)
  const status = taskStatus(call, user?.uid ?? '', taskId)
  return { taskId, readSec, rewardText: `${pointsOf(taskId)}积分`, status }
}
