import { useLazyLayer } from '@/ui/layer/useLazyLayer'
import type { BuyLayersProps } from './BuyLayers'

const LAYERS = { name: 'BuyLayers', load: () => import('./BuyLayers') }

/** What lies over the page for a purchase. Nobody needs it before the list is there. */
export function LazyBuyLayers(props: BuyLayersProps) {
  const { layer, close } = props.buying
  const part = useLazyLayer(LAYERS, { open: layer !== undefined, onClose: close, ahead: true })
  return part && <part.BuyLayers {...props} />
}
