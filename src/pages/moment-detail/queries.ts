import type { MainRequestOf } from '@/api/core/mainRequest'
import { lookUpMoment } from '@/api/moment'
import { detailIdOf } from '@/lib/url/urlParams'

export const mainRequest: MainRequestOf = ({ id }) => {
  const momentId = detailIdOf(id)
  return momentId ? { call: lookUpMoment, payload: { momentId } } : undefined
}
