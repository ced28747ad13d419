import { useCallback, useState } from 'react'
import { track } from '@/tracking/track'
import { useToLogin } from './useToLogin'

export interface RecordsState {
  isOpen: boolean
  /** Without a tap on the records themselves. */
  open: () => void
  onTap: () => void
  close: () => void
  /** To the login, which is missing or over. */
  leave: () => void
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
  const toLogin = useToLogin()
  const leave = useCallback(() => {
    // First: an open sheet would leave its own step behind in the history.
    setIsOpen(false)
    toLogin()
  }, [toLogin])
  return { isOpen, open, onTap, close, leave }
}
