import { useCallback, useRef, useState } from 'react'
import { celebrate } from '@/kit/claim/celebrate'
import { useCampaign } from '@/kit/page/useCampaign'

/**
 * The task's own events: it begins, it is read to the end.
 * @param reader changes with the person: what one has read, another one has not
 */
export function useQuest(taskId: string, reader: number) {
  const { track } = useCampaign()
  const startedBy = useRef<number>(undefined)
  const [readBy, setReadBy] = useState<number>()

  const onStart = useCallback(() => {
    if (startedBy.current === reader) return
    startedBy.current = reader
    track('page', 'quest-start', { taskId })
  }, [track, taskId, reader])

  const onRead = useCallback(
    (bar: Element) => {
      setReadBy(reader)
      track('page', 'quest-done', { taskId })
      void celebrate(bar)
    },
    [track, taskId, reader],
  )
  return { read: readBy === reader, onStart, onRead }
}
