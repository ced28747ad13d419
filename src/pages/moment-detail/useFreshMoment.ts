import { useEffect, useState } from 'react'
import type { Moment } from '@/api/moment'
import { currentVisit } from '@/bridge/environment'
import { askMoment } from './loader'

/**
 * The moment as it was loaded, then as it is when the page comes back: from the back-forward cache, and inside the app
 * from its native pages, where people like and comment. When asking again fails, what is on screen stays.
 */
export function useFreshMoment(loaded: Moment | null, id: string): Moment | null {
  const [newer, setNewer] = useState({ loaded, moment: loaded })

  useEffect(() => {
    let asking: AbortController | undefined
    const ask = () => {
      asking?.abort()
      const { signal } = (asking = new AbortController())
      askMoment(id, { signal, silent: true }).then(
        (moment) => setNewer({ loaded, moment }),
        () => {
          // The one on screen is still true enough.
        },
      )
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask()
    }
    const onSeen = () => {
      if (document.visibilityState === 'visible' && currentVisit().visit === 'app') ask()
    }
    window.addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      asking?.abort()
      window.removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [loaded, id])

  return newer.loaded === loaded ? newer.moment : loaded
}
