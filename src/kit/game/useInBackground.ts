import { useSyncExternalStore } from 'react'

/** `pagehide` comes without a change of visibility in some webviews, and before the back-forward cache. */
let left = false

function subscribe(listener: () => void): () => void {
  const hide = () => {
    left = true
    listener()
  }
  const show = () => {
    left = false
    listener()
  }
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', show)
  return () => {
    left = false
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('pagehide', hide)
    window.removeEventListener('pageshow', show)
  }
}

const isInBackground = () => left || document.visibilityState === 'hidden'

/** True while the page is not visible: another tab or app, a locked phone, the back-forward cache. */
export function useInBackground(): boolean {
  return useSyncExternalStore(subscribe, isInBackground, () => false)
}
