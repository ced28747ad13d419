import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '@/api/core/verdict/failure'
import { skipTask } from '@/api/tasks'
import { leaveFor } from '@/kit/leave/leaveFor'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { useKnownRoute } from '@/kit/page/useKnownRoute'
import { showToast } from '@/ui/toast/toast'
import { taskJumpOf, withKnownPages } from './taskJump'

/**
 * Goes where a task leads: a page of the web, the app, or nowhere, and then the platform's words say why. After the page
 * was left nothing happens. A missing login opens the login. The promise never rejects.
 * @example <Button onPress={() => follow(task.taskId)}>去完成</Button>
 */
export function useTaskJump(): (taskId: string) => Promise<void> {
  const { pageName, wasSignedOut } = useCampaign()
  const navigate = useNavigate()
  const isKnown = useKnownRoute()
  const isMounted = useIsMounted()
  return useCallback(
    async (taskId) => {
      try {
        const target = taskJumpOf(await skipTask({ taskId, from: pageName }))
        if (!isMounted()) return
        const jump = withKnownPages(target, isKnown)
        if (jump.kind === 'route') await navigate(jump.to)
        else if (jump.kind === 'web') await leaveFor(jump.href)
        else if (jump.kind === 'app') await openApp({ pageName, path: jump.path, counted: false })
        else showToast(jump.text)
      } catch (error) {
        if (!isMounted() || wasSignedOut(error)) return
        const { text, toasted } = failureOf(error)
        if (!toasted) showToast(text)
      }
    },
    [navigate, isKnown, isMounted, pageName, wasSignedOut],
  )
}
