import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { lookUpMoment } from '@/api/moment'
import { detailIdOf } from '@/lib/url/urlParams'

export { MomentPage as Component } from './MomentPage'
export { loadMoment as loader } from './loader'
export { MomentLoading as Skeleton } from './MomentLoading'
export { head } from './head'

export const mainRequest: MainRequestOf = (visit) => {
  const momentId = detailIdOf(visit.id)
  return momentId ? requestOf(lookUpMoment, { momentId }) : undefined
}
