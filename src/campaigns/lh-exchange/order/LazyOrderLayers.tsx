import { useLazyLayer } from '@/ui/layer/useLazyLayer'
import type { OrderLayersProps } from './OrderLayers'

const LAYERS = { name: 'OrderLayers', load: () => import('./OrderLayers') }

/** What a product opens. Nobody needs it before the products are there. */
export function LazyOrderLayers(props: OrderLayersProps) {
  const { layer, setLayer } = props
  const part = useLazyLayer(LAYERS, {
    open: layer !== undefined,
    onClose: () => setLayer(undefined),
    ahead: true,
  })
  return part && <part.OrderLayers {...props} />
}
