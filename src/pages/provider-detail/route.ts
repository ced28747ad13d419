import { requestOf } from '@/api/core/mainRequest'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { showProvider } from '@/api/facilitator'
import { isDigits } from '@/lib/ids'
export { ProviderPage as Component } from './ProviderPage'
export { loadProvider as loader, prefetchProvider as prefetch } from './loader'
export { head } from './head'
export { ProviderShell as Shell } from './shell/ProviderShell'
export const mainRequest: MainRequestOf = ({ id }) =>
  isDigits(id) ? requestOf(showProvider, { id }) : undefined
