import { useCallback, useRef, useState } from 'react'
import type { MomentQuest } from '@/api/moment'
import { failureOf } from '@/api/failure'
import { listVerticalTasks } from '@/api/tasks'
import { celebrate } from '@/kit/celebrate'
import type { LoginGate } from '@/kit/login/useLoginGate'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast'
import { isClaimable } from './questState'
import { statusIn } from './useTaskStatus'

export const PAGE = 'trends-detail-quest'

/** Together a little longer than tracking waits before it sends. */
const SETTLING_WAITS_MS = [0, 1500, 2500]

/** The task's own events: it begins, it is read to the end, its reward is asked for. */
export function useQuest(quest: MomentQuest | null, gate: LoginGate) {
  const taskId = quest?.taskId ?? ''
  const started = useRef('')
  const [readTask, setReadTask] = useState('')
  const follow = useTaskJump(PAGE, gate.openLogin)

  const onStart = useCallback(() => {
    if (started.current === taskId) return
    started.current = taskId
    track(PAGE, 'page', 'quest-start', { taskId })
  }, [taskId])

  const onRead = useCallback(
    (bar: Element) => {
      setReadTask(taskId)
      track(PAGE, 'page', 'quest-done', { taskId })
      void celebrate(bar)
    },
    [taskId],
  )

  const onClaim = async () => {
    track(PAGE, 'button', 'quest-claim', { taskId })
    try {
      if (await becomesClaimable(taskId)) await follow(taskId)
      else showToast('任务结算中，请稍后查看')
    } catch (error) {
      if (gate.wasSignedOut(error)) return
      const { text, toasted } = failureOf(error)
      if (!toasted) showToast(text)
    }
  }
  return { read: taskId !== '' && readTask === taskId, onStart, onRead, onClaim }
}

/** The platform settles a moment after it has heard of the reading: asks a few times before it says so. */
async function becomesClaimable(taskId: string): Promise<boolean> {
  for (const wait of SETTLING_WAITS_MS) {
    await sleep(wait)
    if (isClaimable(statusIn(await listVerticalTasks({ scene: 'MOMENT' }), taskId))) return true
  }
  return false
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
