import { useCampaign } from '@/kit/page/useCampaign'
import { useLazyLayer } from '@/ui/layer/useLazyLayer'
import type { TradeLayersProps } from './TradeLayers'

const LAYERS = { name: 'TradeLayers', load: () => import('./TradeLayers') }

/** What lies over the page for a move. A guest needs none of it, and nobody before the list is there. */
export function LazyTradeLayers(props: TradeLayersProps) {
  const { layer, close } = props.trading
  const { loggedIn } = useCampaign()
  const part = useLazyLayer(LAYERS, { open: layer !== undefined, onClose: close, ahead: loggedIn })
  return part && <part.TradeLayers {...props} />
}
