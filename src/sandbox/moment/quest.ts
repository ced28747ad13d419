import type { MomentQuest } from '@/api/moment'
import type { Call } from '@/sandbox/handle'

/** The reading task behind a moment; null without a task. */
export function questOf(
  { scenario }: Pick<Call<unknown>, 'scenario'>,
  taskId: string | undefined,
): MomentQuest | null {
  if (!taskId || scenario('quest_none')) return null
  return {
    taskId,
    readSec: scenario('quest_short') ? 3 : 15,
    rewardText: '20积分',
    status: scenario('quest_done') ? 'DONE' : 'TODO',
  }
}
