import { useCallback, useEffect, useRef, useState } from 'react'
import { listVerticalTasks } from '@/api/tasks'
import type { TaskStatus, VerticalTask } from '@/api/tasks'
import { useSeenAgain } from '@/kit/useSeenAgain'

type Tasks = readonly VerticalTask[]

export interface StatusOfTask {
  status: TaskStatus | undefined
  /** Asks the platform now. The page shows the answer too, unless a newer one is there already. */
  ask: () => Promise<TaskStatus | undefined>
}

/**
 * How the task stands for the person: as the page was told, and as the platform says when it is asked, or when the page
 * is seen again, because another tab or the app may have ended the task meanwhile.
 * @param told what the page's own load was told
 */
export function useTaskStatus(
  taskId: string,
  told: Tasks | undefined,
  loggedIn: boolean,
): StatusOfTask {
  const [newer, setNewer] = useState<{ told: Tasks | undefined; tasks: Tasks }>()
  const latestTold = useRef(told)
  const asked = useRef(0)
  const answered = useRef(0)
  useEffect(() => {
    latestTold.current = told
  })

  const ask = useCallback(async () => {
    asked.current += 1
    const question = asked.current
    const before = latestTold.current
    const tasks = await listVerticalTasks({ scene: 'MOMENT' })
    // An answer that comes after that of a later question is older.
    if (question > answered.current) {
      answered.current = question
      setNewer({ told: before, tasks })
    }
    return statusIn(tasks, taskId)
  }, [taskId])
  useSeenAgain(() => {
    if (!loggedIn) return
    ask().catch(() => {
      // What is known stays.
    })
  })

  return { status: statusIn(newer?.told === told ? (newer?.tasks ?? told) : told, taskId), ask }
}

function statusIn(tasks: Tasks | undefined, taskId: string): TaskStatus | undefined {
  return tasks?.find((task) => task.taskId === taskId)?.status
}
