import { useCallback, useEffect, useRef } from 'react'
import { currentVisit } from '@/bridge/environment'
import { appLogin } from '@/bridge/handlers'
import { setWrapperToken } from '@/session/session'

/** An app that does not know `login` never answers. */
const APP_WAIT_MS = 1500

export interface AppLoginEnds {
  onToken: () => void
  /** Nobody answered, or nobody logged in: the web's own login takes over. */
  onNone: () => void
}

/**
 * Opens the app's own login screen. While it lies over the page ours may open below it: when a token comes after all,
 * `onToken` closes it again.
 */
export function useAppLogin({ onToken, onNone }: AppLoginEnds): () => void {
  const ends = useRef({ onToken, onNone })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    ends.current = { onToken, onNone }
  }, [onToken, onNone])
  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback(() => {
    if (currentVisit().visit !== 'app') return ends.current.onNone()
    if (timer.current !== undefined) return
    let waiting = true
    const giveUp = () => {
      if (!waiting) return
      waiting = false
      clearTimeout(timer.current)
      timer.current = undefined
      if (document.visibilityState === 'visible') ends.current.onNone()
    }
    timer.current = setTimeout(giveUp, APP_WAIT_MS)
    void appLogin().then((token) => {
      if (token === '') return giveUp()
      waiting = false
      clearTimeout(timer.current)
      timer.current = undefined
      setWrapperToken(token, true)
      ends.current.onToken()
    })
  }, [])
}
