import { useEffect, useRef, useState } from 'react'
import type { Moment } from '@/api/moment'
import { currentVisit } from '@/bridge/environment'
import { useOnPageRestore } from '@/kit/page/useOnPageRestore'
import { useOnVisible } from '@/kit/page/useOnVisible'
import { askMoment } from './loader'

/**
 * The moment as it was loaded, then refetched when the page becomes visible again: from the back-forward cache, and
 * inside the app from its native pages, where people like and comment. If the refetch fails, the shown one stays.
 */
export function useFreshMoment(loaded: Moment | null, id: string): Moment | null {
  const [newer, setNewer] = useState({ loaded, moment: loaded })
  const asking = useRef<AbortController>(undefined)

  const ask = () => {
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    askMoment(id, { signal }).then(
      (moment) => setNewer({ loaded, moment }),
      () => {
        // The one on screen is recent enough.
      },
    )
  }
  useOnPageRestore(ask)
  useOnVisible(() => {
    if (currentVisit().visit === 'app') ask()
  })
  useEffect(() => () => asking.current?.abort(), [loaded, id])

  return newer.loaded === loaded ? newer.moment : loaded
}
