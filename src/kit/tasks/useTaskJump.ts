import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '@/api/failure'
import { skipTask } from '@/api/tasks'
import { openApp } from '@/kit/open-app/openApp'
import { useIsShown } from '@/kit/useIsShown'
import { useKnownRoute } from '@/kit/useKnownRoute'
import { showToast } from '@/ui/toast'
import { taskJumpOf, withKnownPages } from './taskJump'

/**
 * Goes where a task leads: a page of the web, the app, or nowhere, and then the platform's words say why. A person who
 * has left meanwhile goes nowhere and is told nothing. The promise never rejects.
 * @param pageName the route without its slash
 * @param onSignedOut the login is missing or over; has to keep its identity
 * @example <Button onPress={() => follow(task.taskId)}>去完成</Button>
 */
export function useTaskJump(
  pageName: string,
  onSignedOut: () => void,
): (taskId: string) => Promise<void> {
  const navigate = useNavigate()
  const isKnown = useKnownRoute()
  const isShown = useIsShown()
  return useCallback(
    async (taskId) => {
      try {
        const target = taskJumpOf(await skipTask({ taskId, from: pageName }))
        if (!isShown()) return
        const jump = withKnownPages(target, isKnown)
        if (jump.kind === 'route') await navigate(jump.to)
        else if (jump.kind === 'web') window.location.assign(jump.href)
        else if (jump.kind === 'app') await openApp({ pageName, path: jump.path, counted: false })
        else showToast(jump.text)
      } catch (error) {
        if (!isShown()) return
        const { kind, text, toasted } = failureOf(error)
        if (kind === 'signedOut') onSignedOut()
        else if (kind !== 'aborted' && !toasted) showToast(text)
      }
    },
    [navigate, isKnown, isShown, pageName, onSignedOut],
  )
}
