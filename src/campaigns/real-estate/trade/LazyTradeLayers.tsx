import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { useCampaign } from '@/kit/page/useCampaign'
import { loadPart } from '@/lib/failure/loadChunk'
import { savesData, whenIdle } from '@/lib/motion/rest'
import { showToast } from '@/ui/toast/toast'
import type { TradeLayersProps } from './TradeLayers'

const load = () => loadPart('TradeLayers', () => import('./TradeLayers'))

/**
 * What lies over the page for a move. A guest needs none of it, and nobody before the list is there: its code comes when
 * the page is at rest, or with the first tap.
 */
export function LazyTradeLayers(props: TradeLayersProps) {
  const { layer, close } = props.trading
  const { loggedIn } = useCampaign()
  const [Layers, setLayers] = useState<ComponentType<TradeLayersProps>>()
  const isWanted = layer !== undefined && !Layers

  const fail = useEffectEvent(() => {
    showToast('加载失败，请稍后再试')
    close()
  })

  useEffect(() => {
    if (!isWanted) return undefined
    let left = false
    load().then(
      (part) => setLayers(() => part.TradeLayers),
      () => {
        if (!left) fail()
      },
    )
    return () => {
      left = true
    }
  }, [isWanted])

  useEffect(() => {
    if (!loggedIn || savesData()) return undefined
    // The tap that needs it asks again, and says what went wrong.
    return whenIdle(() => void import('./TradeLayers').catch(() => {}))
  }, [loggedIn])

  return Layers ? <Layers {...props} /> : null
}
