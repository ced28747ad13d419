import { useCallback, useRef, useState } from 'react'
import { celebrate } from '@/kit/celebrate'
import { track } from '@/tracking/track'

export const PAGE = 'trends-detail-quest'

/**
 * The task's own events: it begins, it is read to the end.
 * @param reader changes with the person: what one has read, another one has not
 */
export function useQuest(taskId: string, reader: number) {
  const startedBy = useRef<number>(undefined)
  const [readBy, setReadBy] = useState<number>()

  const onStart = useCallback(() => {
    if (startedBy.current === reader) return
    startedBy.current = reader
    track(PAGE, 'page', 'quest-start', { taskId })
  }, [taskId, reader])

  const onRead = useCallback(
    (bar: Element) => {
      setReadBy(reader)
      track(PAGE, 'page', 'quest-done', { taskId })
      void celebrate(bar)
    },
    [taskId, reader],
  )
  return { read: readBy === reader, onStart, onRead }
}
