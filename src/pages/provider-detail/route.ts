export { ProviderPage as Component } from './ProviderPage'
export { loadProvider as loader, prefetchProvider as prefetch } from './loader'
