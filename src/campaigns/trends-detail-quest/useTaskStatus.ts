import { useEffect, useState } from 'react'
import { listVerticalTasks } from '@/api/tasks'
import type { TaskStatus, VerticalTask } from '@/api/tasks'

/**
 * How the task stands for the person: as the page was told, and as the platform says when the page is seen again,
 * because another tab or the app may have ended it meanwhile.
 * @param told what the page's own load was told
 */
export function useTaskStatus(
  taskId: string | undefined,
  told: readonly VerticalTask[] | undefined,
  loggedIn: boolean,
): TaskStatus | undefined {
  const [newer, setNewer] = useState<{ told: typeof told; tasks: readonly VerticalTask[] }>()

  useEffect(() => {
    if (!loggedIn || !taskId) return undefined
    let live = true
    const onSight = () => {
      if (document.visibilityState !== 'visible') return
      listVerticalTasks({ scene: 'MOMENT' }).then(
        (tasks) => {
          if (live) setNewer({ told, tasks })
        },
        () => {
          // What is known stays.
        },
      )
    }
    document.addEventListener('visibilitychange', onSight)
    return () => {
      live = false
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [taskId, told, loggedIn])

  return statusIn(newer?.told === told ? (newer?.tasks ?? told) : told, taskId)
}

export function statusIn(
  tasks: readonly VerticalTask[] | undefined,
  taskId: string | undefined,
): TaskStatus | undefined {
  return tasks?.find((task) => task.taskId === taskId)?.status
}
