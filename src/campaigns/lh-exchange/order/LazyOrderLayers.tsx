import { useLazyLayer } from '@/ui/layer/useLazyLayer'
import type { OrderLayersProps } from './OrderLayers'

const LAYERS = { name: 'OrderLayers', load: () => import('./OrderLayers') }

/** The layers that a product opens. Not needed before the products are loaded. */
export function LazyOrderLayers(props: OrderLayersProps) {
  const { layer, setLayer } = props
  const part = useLazyLayer(LAYERS, {
    open: layer !== undefined,
    onClose: () => setLayer(undefined),
    ahead: true,
  })
  return part && <part.OrderLayers {...props} />
}
