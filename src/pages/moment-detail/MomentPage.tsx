import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useParams, useSearchParams } from 'react-router-dom'
import type { Moment } from '@/api/moment'
import { currentVisit } from '@/bridge/environment'
import { MomentReader } from '@/kit/moment/MomentReader'
import { MomentShell } from '@/kit/moment/MomentShell'
import { useDocumentTitle } from '@/kit/page/shell/useDocumentTitle'
import { useOnPageRestore } from '@/kit/page/useOnPageRestore'
import { useOnVisible } from '@/kit/page/useOnVisible'
import { usePageView } from '@/kit/page/usePageView'
import { detailIdOf, readVisitParams } from '@/lib/url/urlParams'
import { head } from './head'
import { askMoment } from './loader'
import { PAGE } from './names'

/** One moment and its comments, without the app (specification section 2). */
export function MomentPage() {
  const id = detailIdOf(useParams().id) ?? ''
  const moment = useFreshMoment(useLoaderData<Moment | null>(), id)
  const [query] = useSearchParams()
  const { shareUid } = readVisitParams(query)
  useDocumentTitle(head.title)
  usePageView(PAGE, { momentId: id, shareUid })
  return (
    <MomentShell title={head.title} pageName={PAGE}>
      <MomentReader moment={moment} pageName={PAGE} />
    </MomentShell>
  )
}

/**
 * The moment as it was loaded, then refetched when the page becomes visible again: from the back-forward cache, and
 * inside the app from its native pages, where people like and comment. If the refetch fails, the shown one stays.
 */
function useFreshMoment(loaded: Moment | null, id: string): Moment | null {
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
