import { useLazyLayer } from '@/ui/layer/useLazyLayer'
import type { OrderLayersProps } from './OrderLayers'

const LAYERS = { name: 'OrderLayers', load: () => import('./OrderLayers') }

/** What lies over the page for a purchase. Nobody needs it before the piece is there. */
export function LazyOrderLayers(props: OrderLayersProps) {
  const { layer, close } = props.order
  const part = useLazyLayer(LAYERS, { open: layer !== undefined, onClose: close, ahead: true })
  return part && <part.OrderLayers {...props} />
}
