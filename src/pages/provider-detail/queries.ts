import type { MainRequestOf } from '@/api/core/mainRequest'
import { showProvider } from '@/api/facilitator'
import { detailIdOf } from '@/lib/url/urlParams'

export const mainRequest: MainRequestOf = ({ id: given }) => {
  const id = detailIdOf(given)
  return id ? { call: showProvider, payload: { id } } : undefined
}
