import { lazyLayer } from '@/ui/useLazyLayer'

/** The layers of a purchase. Their code is not needed before the page's data has loaded. */
export const LazyOrderLayers = lazyLayer(
  { name: 'OrderLayers', load: async () => (await import('./OrderLayers')).OrderLayers },
  ({ layer, onClose }) => ({ open: layer !== undefined, onClose }),
)
