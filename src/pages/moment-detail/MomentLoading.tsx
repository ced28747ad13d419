import { MomentShell } from '@/kit/moment/MomentShell'
import { MomentSkeleton } from '@/kit/moment/MomentSkeleton'
import { PAGE, TITLE } from './names'

/** Stands while the moment is on its way. */
export function MomentLoading() {
  return (
    <MomentShell title={TITLE} pageName={PAGE}>
      <MomentSkeleton />
    </MomentShell>
  )
}
