import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { showProvider } from '@/api/facilitator'
import { detailIdOf } from '@/lib/url/urlParams'

export { ProviderPage as Component } from './ProviderPage'
export { loadProvider as loader, prefetchProvider as prefetch } from './loader'
export { head } from './head'
export { ProviderShell as Shell } from './shell/ProviderShell'

export const mainRequest: MainRequestOf = (visit) => {
  const id = detailIdOf(visit.id)
  return id ? requestOf(showProvider, { id }) : undefined
}
