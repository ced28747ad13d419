import { useCallback, useRef, useState } from 'react'
import { celebrate } from '@/kit/claim/celebrate'
import { useCampaign } from '@/kit/page/useCampaign'

/** The task's own events: it begins, it is read to the end. */
export function useQuest(taskId: string) {
  const { track } = useCampaign()
  const hasStarted = useRef(false)
  const [read, setRead] = useState(false)

  const onStart = useCallback(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    track('page', 'quest-start', { taskId })
  }, [track, taskId])

  const onRead = useCallback(
    (bar: Element) => {
      setRead(true)
      track('page', 'quest-done', { taskId })
      void celebrate(bar)
    },
    [track, taskId],
  )
  return { read, onStart, onRead }
}
