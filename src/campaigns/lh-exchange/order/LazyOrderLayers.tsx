import { useLazyLayer } from '@/ui/layer/useLazyLayer'
import type { OrderLayersProps } from './OrderLayers'

const LAYERS = { name: 'OrderLayers', load: () => import('./OrderLayers') }

/** What a product opens. Nobody needs it before the products are there. */
export function LazyOrderLayers(props: OrderLayersProps) {
  const { layer, close } = props.order
  const part = useLazyLayer(LAYERS, { open: layer !== undefined, onClose: close, ahead: true })
  return part && <part.OrderLayers {...props} />
}
