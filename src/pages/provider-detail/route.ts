export { ProviderPage as Component } from './ProviderPage'
export { loadProvider as loader, prefetchProvider as prefetch } from './loader'
export { head } from './head'
export { ProviderShell as Shell } from './shell/ProviderShell'
