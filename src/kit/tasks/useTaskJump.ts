import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '@/api/failure'
import { skipTask } from '@/api/tasks'
import { openApp } from '@/kit/open-app/openApp'
import { showToast } from '@/ui/toast'
import { taskJumpOf } from './taskJump'

/**
 * Goes where a task leads: a page of the web, the app, or nowhere, and then the platform's words say why. The promise
 * never rejects.
 * @param pageName the route without its slash
 * @param onSignedOut the login is missing or over; has to keep its identity
 * @example <Button onPress={() => follow(task.taskId)}>去完成</Button>
 */
export function useTaskJump(
  pageName: string,
  onSignedOut: () => void,
): (taskId: string) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async (taskId) => {
      try {
        const jump = taskJumpOf(await skipTask({ taskId, from: pageName }))
        if (jump.kind === 'route') await navigate(jump.to)
        else if (jump.kind === 'web') window.location.assign(jump.href)
        else if (jump.kind === 'app') await openApp({ pageName, path: jump.path })
        else showToast(jump.text)
      } catch (error) {
        const { kind, text, toasted } = failureOf(error)
        if (kind === 'signedOut') onSignedOut()
        else if (kind !== 'aborted' && !toasted) showToast(text)
      }
    },
    [navigate, pageName, onSignedOut],
  )
}
