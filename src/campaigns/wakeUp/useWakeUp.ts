import { useCallback, useEffect, useReducer, useRef } from 'react'
import { currentVisit } from '@/bridge/environment'
import { closeWebView } from '@/bridge/handlers'
import { guide, tryApp } from '@/kit/open-app/openApp'
import { openAppPlan } from '@/kit/open-app/openAppPlan'
import { sessionStore } from '@/lib/storage/storage'
import type { Target } from './target'
import { next, startOf } from './wakeUp'

const OPENED_KEY = 'wakeUp:opened'

/** Where the way into this page of the app is, and the tap that takes it. */
export function useWakeUp({ path, isKnown }: Target) {
  const visit = currentVisit()
  const [state, dispatch] = useReducer(next, path, (at) =>
    startOf(visit.visit !== 'app' && sessionStore.get(OPENED_KEY) === at),
  )
  const running = useRef(false)

  const open = useCallback(async () => {
    if (running.current) return
    running.current = true
    dispatch({ type: 'tap' })
    const opened = await tryApp(path, visit)
    running.current = false
    const { otherwise } = openAppPlan(visit)
    if (opened) dispatch({ type: 'hidden' })
    else dispatch({ type: 'failed', otherwise })
    if (opened && visit.visit === 'app') void closeWebView()
    if (!opened && otherwise === 'overlay') await guide('overlay', { pageName: 'wakeUp', path })
  }, [path, visit])

  // Inside the app a known place needs no question: the page goes on at once.
  useEffect(() => {
    if (visit.visit === 'app' && isKnown) void open()
  }, [open, visit, isKnown])

  useEffect(() => {
    const look = () => document.visibilityState === 'hidden' && dispatch({ type: 'hidden' })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  const { phase } = state
  useEffect(() => {
    if (phase === 'opened') sessionStore.set(OPENED_KEY, path)
    else sessionStore.remove(OPENED_KEY)
  }, [phase, path])

  const leave = useCallback(() => dispatch({ type: 'download' }), [])
  return { ...state, open, leave }
}
