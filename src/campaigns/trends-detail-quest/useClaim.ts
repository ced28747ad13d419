import { failureOf } from '@/api/core/verdict/failure'
import type { MomentQuest } from '@/api/moment'
import { listVerticalTasks } from '@/api/tasks'
import type { TaskStatus } from '@/api/tasks'
import { answerQuery } from '@/kit/page/query/answer'
import { fetchFresh } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { showToast } from '@/ui/toast/toast'
import { isDecided, statusIn } from './questState'

/** Together a little longer than tracking waits before it sends. */
const SETTLING_WAITS_MS = [0, 1500, 2500]

/**
 * What 去领取 does: goes where the reward is as soon as the platform says that it is there. What else the platform has
 * decided, the page shows by itself. Where the person's list does not know the task, what the moment said of it holds.
 */
export function useClaim({ taskId, status: momentStatus }: MomentQuest): () => Promise<void> {
  const { track, wasSignedOut } = useCampaign()
  const follow = useTaskJump()
  const isMounted = useIsMounted()
  const options = answerQuery(listVerticalTasks, { scene: 'MOMENT' })
  const ask = async () => statusIn(await fetchFresh(options), taskId) ?? momentStatus

  return async () => {
    track('button', 'quest-claim', { taskId })
    try {
      const status = await decided(ask, isMounted)
      if (!isMounted()) return
      if (status === 'CLAIMABLE') await follow(taskId, true)
      else if (!isDecided(status)) showToast('任务结算中，请稍后查看')
    } catch (error) {
      if (!isMounted() || wasSignedOut(error)) return
      const { text, toasted } = failureOf(error)
      if (!toasted) showToast(text)
    }
  }
}

/** The platform settles a moment after it has heard of the reading: it is asked a few times, while somebody waits. */
async function decided(
  ask: () => Promise<TaskStatus | undefined>,
  isMounted: () => boolean,
): Promise<TaskStatus | undefined> {
  let status: TaskStatus | undefined
  for (const wait of SETTLING_WAITS_MS) {
    await sleep(wait)
    if (!isMounted()) return undefined
    status = await ask()
    if (isDecided(status)) return status
  }
  return status
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
