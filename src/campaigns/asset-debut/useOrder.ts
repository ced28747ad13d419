import { useState } from 'react'
import { getActivityById } from '@/api/activity'
import { addOrder } from '@/api/orders'
import type { OrderChoice } from '@/kit/order/OrderSheet'
import { useOrdering } from '@/kit/order/useOrdering'
import { fetchAnswer, invalidateAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { isolated } from '@/lib/format/isolated'
import { SCENE } from './debut'
import type { Debut } from './useDebut'

const PRICE_CHANGED = 30_004

export type Order = ReturnType<typeof useOrder>

interface Intent extends OrderChoice {
  skuId: string
}

/** Ordering what is released: chosen, agreed to, placed, paid in the app. */
export function useOrder(activityId: string | undefined, debut: Debut | null | undefined) {
  const { track, whenLoggedIn } = useCampaign()
  const [layer, setLayer] = useState<'order' | 'notice'>()
  const [priceBefore, setPriceBefore] = useState<number>()
  const release = debut?.release
  const itemId = release?.itemId

  const ordering = useOrdering<Intent>({
    scene: SCENE,
    soldOut: '手慢了，藏品已售罄',
    send: (intent, bizNo) => addOrder({ ...intent, bizNo }),
    nameOf: ({ quantity }) => `${isolated(release?.name || '首发藏品')} × ${quantity}`,
    had: release?.bought ?? 0,
    readHad: async () => (await fetchAnswer(getActivityById, { activityId })).release?.bought ?? 0,
    refresh: () => invalidateAnswer(getActivityById, { activityId }),
    onSettled() {
      setLayer(undefined)
      setPriceBefore(undefined)
    },
    onRefused({ code }, { price }) {
      if (code === PRICE_CHANGED) setPriceBefore(price)
    },
  })

  const own = layer === 'order' && debut?.action !== 'buy' ? undefined : layer
  return {
    layer: ordering.layerOver(own),
    unpaid: ordering.unpaid,
    isPending: ordering.isPending,
    priceBefore,
    close() {
      setLayer(undefined)
      ordering.close()
    },
    readNotice: () => setLayer('notice'),
    closeNotice: () => setLayer('order'),
    /** 「立即购买」: a guest logs in first. */
    begin() {
      track('button', 'buy', { itemId })
      whenLoggedIn(() => setLayer('order'))
    },
    submit(choice: OrderChoice) {
      if (!release) return undefined
      track('button', 'submit-order', { itemId })
      return ordering.write({ skuId: release.skuId, ...choice })
    },
  }
}
