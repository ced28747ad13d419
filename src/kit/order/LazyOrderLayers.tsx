import { useLazyLayer } from '@/ui/useLazyLayer'
import type { OrderLayersProps } from './OrderLayers'

const LAYERS = { name: 'OrderLayers', load: () => import('./OrderLayers') }

/** The layers of a purchase. Their code is not needed before the page's data has loaded. */
export function LazyOrderLayers(props: OrderLayersProps) {
  const { layer, onClose } = props
  const part = useLazyLayer(LAYERS, { open: layer !== undefined, onClose, ahead: true })
  return part && <part.OrderLayers {...props} />
}
