import { failureOf } from '@/api/failure'
import type { MomentQuest } from '@/api/moment'
import type { TaskStatus } from '@/api/tasks'
import type { LoginGate } from '@/kit/login/useLoginGate'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { useIsShown } from '@/kit/useIsShown'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast'
import { isDecided } from './questState'
import { PAGE } from './useQuest'

/** Together a little longer than tracking waits before it sends. */
const SETTLING_WAITS_MS = [0, 1500, 2500]

/**
 * What 去领取 does: goes where the reward is as soon as the platform says that it is there. What else the platform has
 * decided, the page shows by itself.
 * @param ask asks the platform how the task stands; where the list does not know it, what the moment said of it holds
 */
export function useClaim(
  { taskId, status: toldByMoment }: MomentQuest,
  ask: () => Promise<TaskStatus | undefined>,
  gate: LoginGate,
): () => Promise<void> {
  const follow = useTaskJump(PAGE, gate.openLogin)
  const isShown = useIsShown()

  return async () => {
    track(PAGE, 'button', 'quest-claim', { taskId })
    try {
      const status = await settled(async () => (await ask()) ?? toldByMoment, isShown)
      if (!isShown()) return
      if (status === 'CLAIMABLE') await follow(taskId)
      else if (!isDecided(status)) showToast('任务结算中，请稍后查看')
    } catch (error) {
      if (!isShown() || gate.wasSignedOut(error)) return
      const { text, toasted } = failureOf(error)
      if (!toasted) showToast(text)
    }
  }
}

/** The platform settles a moment after it has heard of the reading: it is asked a few times, while somebody waits. */
async function settled(
  ask: () => Promise<TaskStatus | undefined>,
  isShown: () => boolean,
): Promise<TaskStatus | undefined> {
  let status: TaskStatus | undefined
  for (const wait of SETTLING_WAITS_MS) {
    await sleep(wait)
    if (!isShown()) return undefined
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
