import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureOf } from '@/api/core/verdict/failure'
import { skipTask } from '@/api/tasks'
import { leaveFor } from '@/kit/leave/leaveFor'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { isKnownRoute } from '@/kit/routeTable'
import { showToast } from '@/ui/toast/toast'
import type { TaskState } from './soughtTask'
import { pathOf, taskJumpOf, withKnownPages } from './taskJump'

/**
 * Opens a task's target: a page of the web, the app, or none, and then the platform's message explains why. After the
 * page was left nothing happens. A missing login opens the login. The promise never rejects. `isReady`: the task's
 * reward can be received there.
 * @example <Button onPress={() => follow(task.taskId)}>去完成</Button>
 */
export function useTaskJump(): (taskId: string, isReady?: boolean) => Promise<void> {
  const { pageName, wasSignedOut } = useCampaign()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const cameFrom = (state as Partial<TaskState> | null)?.from
  const isMounted = useIsMounted()
  return useCallback(
    async (taskId, isReady = false) => {
      try {
        const target = taskJumpOf(await skipTask({ taskId, from: pageName }))
        if (!isMounted()) return
        const jump = withKnownPages(target, isKnownRoute)
        if (jump.kind === 'route') {
          const next: TaskState = { from: pathname, sought: isReady ? taskId : undefined }
          // Back must not return from the earlier page to this one once more.
          await navigate(jump.to, { replace: cameFrom === pathOf(jump.to), state: next })
        } else if (jump.kind === 'web') await leaveFor(jump.href)
        else if (jump.kind === 'app') await openApp({ pageName, path: jump.path, counted: false })
        else showToast(jump.text)
      } catch (error) {
        if (!isMounted() || wasSignedOut(error)) return
        const { text, toasted } = failureOf(error)
        if (!toasted) showToast(text)
      }
    },
    [navigate, pathname, cameFrom, isMounted, pageName, wasSignedOut],
  )
}
