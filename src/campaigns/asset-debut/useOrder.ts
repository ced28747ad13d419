import { useState } from 'react'
import { getActivityById } from '@/api/activity'
import type { Release } from '@/api/activity'
import { addOrder } from '@/api/orders'
import type { OrderChoice } from '@/kit/order/OrderSheet'
import { useOrdering } from '@/kit/order/useOrdering'
import { fetchAnswer, invalidateAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { isolated } from '@/lib/format/isolated'
import { SCENE } from './debut'

const PRICE_CHANGED = 30_004

interface Intent extends OrderChoice {
  skuId: string
}

interface OrderOptions {
  activityId: string | undefined
  release: Release | null | undefined
  canBuy: boolean
}

/** Ordering the release: chosen, confirmed, placed, paid in the app. */
export function useOrder({ activityId, release, canBuy }: OrderOptions) {
  const { track, whenLoggedIn } = useCampaign()
  const [isOpen, setIsOpen] = useState(false)
  const [priceBefore, setPriceBefore] = useState<number>()
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
      setIsOpen(false)
      setPriceBefore(undefined)
    },
    onRefused({ code }, { price }) {
      if (code === PRICE_CHANGED) setPriceBefore(price)
    },
  })

  return {
    layer: ordering.layerOver(isOpen && canBuy ? 'order' : undefined),
    unpaid: ordering.unpaid,
    isPending: ordering.isPending,
    priceBefore,
    onClose() {
      setIsOpen(false)
      ordering.close()
    },
    /** 「立即购买」: a guest logs in first. */
    begin() {
      track('button', 'buy', { itemId })
      whenLoggedIn(() => setIsOpen(true))
    },
    onSubmit(choice: OrderChoice) {
      if (!release) return undefined
      track('button', 'submit-order', { itemId })
      return ordering.write({ skuId: release.skuId, ...choice })
    },
  }
}
