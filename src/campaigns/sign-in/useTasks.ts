import { useCallback, useRef } from 'react'
import { ALREADY_CLAIMED } from '@/api/failure'
import type { VerticalTask } from '@/api/tasks'
import { receiveVerticalTask } from '@/api/tasks'
import { requireValue } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { useWrite } from '@/kit/campaign/useWrite'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { useSeenAgain } from '@/kit/useSeenAgain'
import { showToast } from '@/ui/toast'

interface TasksOptions {
  reload: (name: 'tasks') => Promise<{ tasks: Settled<VerticalTask[]> }>
  openLogin: () => void
}

export interface TaskActions extends TasksOptions {
  /** Goes where a task leads. */
  follow: (taskId: string) => Promise<void>
}

/** For all tasks of the page. */
export function useTaskActions(options: TasksOptions): TaskActions {
  const jump = useTaskJump('sign-in', useSignedOut(options))
  const left = useReloadAfterLeaving(options.reload)
  return {
    ...options,
    follow: (taskId) => {
      left()
      return jump(taskId)
    },
  }
}

/** Receives the reward of one task. Each has its own: a tap neither waits for another task nor is told of its end. */
export function useReceive(options: TasksOptions): (taskId: string) => Promise<void> {
  const { reload } = options
  const onSignedOut = useSignedOut(options)
  const { write } = useWrite({
    send: ({ taskId }: { taskId: string }, bizNo) => receiveVerticalTask({ taskId, bizNo }),
    onDone: ({ rewardText }) => {
      showToast(rewardText ? `已领取${rewardText}` : '领取成功')
      return reload('tasks')
    },
    confirm: async ({ taskId }) => {
      const tasks = requireValue((await reload('tasks')).tasks)
      const received = tasks.some((task) => task.taskId === taskId && task.status === 'DONE')
      if (received) showToast('领取成功')
      return received
    },
    onSignedOut,
    onRefused: ({ code }) => {
      void reload('tasks')
      return code === ALREADY_CLAIMED
    },
  })
  return (taskId) => write({ taskId })
}

function useSignedOut({ reload, openLogin }: TasksOptions): () => void {
  return useCallback(() => {
    openLogin()
    void reload('tasks')
  }, [reload, openLogin])
}

/** A task may have been done meanwhile: the app was in front, or another page. */
function useReloadAfterLeaving(reload: TasksOptions['reload']): () => void {
  const away = useRef(false)
  useSeenAgain(() => {
    if (!away.current) return
    away.current = false
    void reload('tasks')
  })
  return () => {
    away.current = true
  }
}
