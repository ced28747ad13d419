import { useEffect, useRef } from 'react'
import type { VerticalTask } from '@/api/tasks'
import { receiveVerticalTask } from '@/api/tasks'
import { requireValue } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { useWrite } from '@/kit/campaign/useWrite'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast'
import { taskActionOf } from './tasks'

const ALREADY_RECEIVED = 20_001

interface TasksOptions {
  reload: () => Promise<{ tasks: Settled<VerticalTask[]> }>
  openLogin: () => void
}

/** What a tap on a task does: receives its reward or goes where it leads. */
export function useTasks({ reload, openLogin }: TasksOptions) {
  const follow = useTaskJump('sign-in', openLogin)
  const left = useReloadAfterLeaving(reload)
  const receive = useWrite({
    send: ({ taskId }: { taskId: string }, bizNo) => receiveVerticalTask({ taskId, bizNo }),
    onDone: ({ rewardText }) => {
      showToast(rewardText ? `已领取${rewardText}` : '领取成功')
      return reload()
    },
    confirm: async ({ taskId }) => {
      const tasks = requireValue((await reload()).tasks)
      const received = tasks.some((task) => task.taskId === taskId && task.status === 'DONE')
      if (received) showToast('领取成功')
      return received
    },
    onSignedOut: openLogin,
    onRefused: ({ code }) => {
      void reload()
      return code === ALREADY_RECEIVED
    },
  })

  return function press(task: VerticalTask): Promise<void> {
    const { taskId } = task
    track('sign-in', 'card', 'task', { taskId })
    if (taskActionOf(task).kind === 'receive') return receive.write({ taskId })
    left()
    return follow(taskId)
  }
}

/** A task may have been done meanwhile: the app was in front, or another page. */
function useReloadAfterLeaving(reload: () => Promise<unknown>): () => void {
  const away = useRef(false)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || !away.current) return
      away.current = false
      void reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [reload])
  return () => {
    away.current = true
  }
}
