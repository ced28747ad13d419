import { useEffect, useState } from 'react'
import { currentVisit } from '@/bridge/environment'
import { setAppTokenAside, subscribe, tokens, whenReady } from '@/session/session'
import { tradeToken } from '@/session/tradeToken'

/** The longest wait for an automatic login. */
export const PATIENCE_MS = 3000

/** `entering`: nothing to type, or still unknown. */
export type EntryView = 'entering' | 'form'

/**
 * Leaves as soon as there is a login: a stored one, one that the app's token is traded for, or one from the form or
 * another tab, also while the page was in the back-forward cache. A late token of the app still counts.
 * @param leave opens the next page; called more than once
 */
export function useEntry(leave: () => void): EntryView {
  const [waiting, setWaiting] = useState(mayEnter)

  useEffect(() => {
    const ended = new AbortController()
    const showForm = () => {
      // Logged in: only the next page's code is awaited.
      if (!tokens().stored) setWaiting(false)
    }
    let patient = true
    let tried: string | undefined
    const look = () => {
      const { stored, wrapper } = tokens()
      if (stored) return leave()
      if (!patient) showForm()
      if (!wrapper || wrapper === tried) return
      tried = wrapper
      void tradeWithin(PATIENCE_MS, ended.signal).then((done) => {
        if (!done && !ended.signal.aborted) showForm()
      })
    }
    const stop = subscribe(look)
    const timer = setTimeout(() => {
      patient = false
      showForm()
    }, PATIENCE_MS)
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look()
    }
    window.addEventListener('pageshow', onPageShow)
    look()
    void whenReady().then(() => {
      if (!tokens().wrapper) showForm()
    })
    return () => {
      ended.abort()
      clearTimeout(timer)
      window.removeEventListener('pageshow', onPageShow)
      stop()
    }
  }, [leave])

  return waiting ? 'entering' : 'form'
}

/** An expired record is deleted on reading. */
function mayEnter(): boolean {
  return Boolean(tokens().stored) || currentVisit().visit === 'app'
}

/** True when the app's token was traded for a login. */
async function tradeWithin(ms: number, ended: AbortSignal): Promise<boolean> {
  const { wrapper } = tokens()
  const cut = new AbortController()
  const abort = () => cut.abort()
  const timer = setTimeout(abort, ms)
  ended.addEventListener('abort', abort)
  const trade = await tradeToken(cut.signal)
  clearTimeout(timer)
  // A refused token must not be sent with the login that follows.
  if (trade === 'refused' && tokens().wrapper === wrapper) setAppTokenAside()
  return trade === 'done'
}
