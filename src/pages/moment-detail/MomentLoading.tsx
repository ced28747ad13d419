import { MomentShell } from '@/kit/moment/MomentShell'
import { MomentSkeleton } from '@/kit/moment/MomentSkeleton'
import { head } from './head'
import { PAGE } from './names'

/** Stands while the moment is on its way. */
export function MomentLoading() {
  return (
    <MomentShell title={head.title} pageName={PAGE}>
      <MomentSkeleton />
    </MomentShell>
  )
}
