import { useCallback, useState } from 'react'
import { track } from '@/tracking/track'

export interface RecordsState {
  isOpen: boolean
  /** Without a tap on the records themselves. */
  open: () => void
  onTap: () => void
  close: () => void
}

/** Whether the records lie over the page; when they leave, the page is asked for anew. */
export function useRecords(reload: () => Promise<unknown>): RecordsState {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const onTap = useCallback(() => {
    track('exchange', 'tab', 'history')
    setIsOpen(true)
  }, [])
  const close = useCallback(() => {
    setIsOpen(false)
    void reload()
  }, [reload])
  return { isOpen, open, onTap, close }
}
