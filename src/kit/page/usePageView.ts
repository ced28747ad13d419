import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sourceOf } from '@/lib/url/urlParams'
import type { ExtraInfo } from '@/tracking/extraInfo'
import { track } from '@/tracking/track'

/**
 * Tracks `page/view` once per entry: at the first render, and again when the page stays but shows another id. With the
 * visit's source (`from`), if its address has one.
 * @param extraInfo known at the entry, such as the ids of the address; not from a later answer
 */
export function usePageView(pageName: string, extraInfo?: ExtraInfo): void {
  const seen = useRef('')
  const [search] = useSearchParams()
  const from = sourceOf(search.get('from'))
  // Without the source: an address that loses it on the way is no new entry.
  const entry = JSON.stringify([pageName, extraInfo])
  useEffect(() => {
    if (seen.current === entry) return
    seen.current = entry
    track(pageName, 'page', 'view', from ? { ...extraInfo, from } : extraInfo)
  })
}
