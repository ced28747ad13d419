import { requestOf } from '@/api/core/mainRequest'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { lookUpMoment } from '@/api/moment'
import { isDigits } from '@/lib/ids'
export { MomentPage as Component } from './MomentPage'
export { loadMoment as loader } from './loader'
export { MomentLoading as Skeleton } from './MomentLoading'
export { head } from './head'
export const mainRequest: MainRequestOf = ({ id }) =>
  isDigits(id) ? requestOf(lookUpMoment, { momentId: id }) : undefined
