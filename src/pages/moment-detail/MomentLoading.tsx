import { MomentShell } from '@/kit/moment/MomentShell'
import { MomentSkeleton } from '@/kit/moment/MomentSkeleton'
import { head } from './head'
import { PAGE } from './names'

/** Shown while the moment loads. */
export function MomentLoading() {
  return (
    <MomentShell title={head.title} pageName={PAGE}>
      <MomentSkeleton />
    </MomentShell>
  )
}
