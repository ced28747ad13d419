import { ALREADY_CLAIMED } from '@/api/core/verdict/failure'
import { receiveVerticalTask, type VerticalTask } from '@/api/tasks'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'

/** The page's list of tasks. */
export interface TaskSource {
  /** Asks the platform for the tasks as they are now. @throws what the call throws */
  fetchFresh: () => Promise<readonly Pick<VerticalTask, 'taskId' | 'status'>[]>
  /** Refetches everything on the page. */
  refetch: () => Promise<void>
}

/** Receives the reward of one task. Each has a write of its own: a tap does not wait for another task. */
export function useReceive(source: TaskSource): (taskId: string) => Promise<void> {
  const { write } = useWrite({
    send: ({ taskId }: { taskId: string }, bizNo) => receiveVerticalTask({ taskId, bizNo }),
    onDone: ({ rewardText }) => {
      showToast(rewardText ? `已领取${rewardText}` : '领取成功')
      return source.refetch()
    },
    checkApplied: async ({ taskId }) => {
      const tasks = await source.fetchFresh()
      const received = tasks.some((task) => task.taskId === taskId && task.status === 'DONE')
      if (received) showToast('领取成功')
      return received
    },
    onRefused: ({ code }) => code === ALREADY_CLAIMED,
  })
  return (taskId) => write({ taskId })
}
