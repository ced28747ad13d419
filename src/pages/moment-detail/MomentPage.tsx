import { useLoaderData, useParams } from 'react-router-dom'
import type { Moment } from '@/api/moment'
import { MomentReader } from '@/kit/moment/MomentReader'
import { MomentShell } from '@/kit/moment/MomentShell'
import { useDocumentTitle } from '@/kit/useDocumentTitle'
import { usePageView } from '@/tracking/usePageView'

const PAGE = 'trends-detail'
const TITLE = '动态详情'

/** One moment and its comments, without the app (specification section 2). */
export function MomentPage() {
  const moment = useLoaderData<Moment | null>()
  const { id } = useParams()
  useDocumentTitle(TITLE)
  usePageView(PAGE, { momentId: id })
  return (
    <MomentShell title={TITLE} pageName={PAGE}>
      <MomentReader moment={moment} pageName={PAGE} />
    </MomentShell>
  )
}
