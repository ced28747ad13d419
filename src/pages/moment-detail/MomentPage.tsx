import { useLoaderData, useParams, useSearchParams } from 'react-router-dom'
import type { Moment } from '@/api/moment'
import { MomentReader } from '@/kit/moment/MomentReader'
import { MomentShell } from '@/kit/moment/MomentShell'
import { useDocumentTitle } from '@/kit/page/shell/useDocumentTitle'
import { detailIdOf, readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { head } from './head'
import { PAGE } from './names'
import { useFreshMoment } from './useFreshMoment'

/** One moment and its comments, without the app (specification section 2). */
export function MomentPage() {
  const id = detailIdOf(useParams().id) ?? ''
  const moment = useFreshMoment(useLoaderData<Moment | null>(), id)
  const [query] = useSearchParams()
  const { shareUid, from } = readVisitParams(query)
  useDocumentTitle(head.title)
  usePageView(PAGE, { momentId: id, shareUid, from })
  return (
    <MomentShell title={head.title} pageName={PAGE}>
      <MomentReader moment={moment} pageName={PAGE} />
    </MomentShell>
  )
}
