import type { MainRequestOf } from '@/api/core/mainRequest'
import { showProvider } from '@/api/facilitator'
import { isDigits } from '@/lib/ids'

export const mainRequest: MainRequestOf = ({ id }) =>
  isDigits(id) ? { call: showProvider, payload: { id } } : undefined
