import type { MainRequestOf } from '@/api/core/mainRequest'
import { lookUpMoment } from '@/api/moment'
import { isDigits } from '@/lib/ids'

export const mainRequest: MainRequestOf = ({ id }) =>
  isDigits(id) ? { call: lookUpMoment, payload: { momentId: id } } : undefined
