import { useEffect, useRef } from 'react'
import type { ExtraInfo } from './extraInfo'
import { track } from './track'

/**
 * Tracks `page/view` once per entry: at the first render, and again when the page stays but shows another id.
 * @param extraInfo known at the entry, such as the ids of the address; not from a later answer
 */
export function usePageView(pageName: string, extraInfo?: ExtraInfo): void {
  const seen = useRef('')
  const entry = JSON.stringify([pageName, extraInfo])
  useEffect(() => {
    if (seen.current === entry) return
    seen.current = entry
    track(pageName, 'page', 'view', extraInfo)
  })
}
