import { useState } from 'react'
import { listActivityGoods } from '@/api/lhExchange'
import type { ActivityGoods } from '@/api/lhExchange'
import { addActivityOrder } from '@/api/orders'
import { openApp } from '@/kit/open-app/openApp'
import { useOrdering } from '@/kit/order/useOrdering'
import { fetchAnswer, invalidateAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { isolated } from '@/lib/format/isolated'
import { PAGE, SCENE, boxActionOf, boxName, hadOf } from './qiXi'
import type { Festival } from './useFestival'

export type Buying = ReturnType<typeof useBuying>

interface Intent {
  activityId: string | undefined
  goodsId: string
  quantity: number
}

/** Buying a box: looked at, ordered, paid in the app. Outside the app the app does all of it. */
export function useBuying({ activityId, goods, boxes, phase, inApp }: Festival) {
  const { pageName, track, whenLoggedIn } = useCampaign()
  const [layer, setLayer] = useState<'box' | 'order'>()
  const [goodsId, setGoodsId] = useState('')
  const box = boxes.find((one) => one.goodsId === goodsId)

  const ordering = useOrdering<Intent>({
    scene: SCENE,
    soldOut: '手慢了，礼盒已售罄',
    send: (intent, bizNo) => addActivityOrder({ ...intent, bizNo }),
    nameOf: ({ quantity }) => `${isolated(box ? boxName(box) : '七夕礼盒')} × ${quantity}`,
    had: hadOf(goods),
    readHad: async () => hadOf(await fetchAnswer(listActivityGoods, { activityId })),
    refresh: () => invalidateAnswer(listActivityGoods, { activityId }),
    onSettled: () => setLayer(undefined),
  })

  const isOpen = box !== undefined && boxActionOf(box, phase) === 'buy'
  const own = layer === 'order' && !isOpen ? undefined : layer
  return {
    box,
    layer: ordering.layerOver(own),
    unpaid: ordering.unpaid,
    isPending: ordering.isPending,
    close() {
      setLayer(undefined)
      ordering.close()
    },
    look(next: ActivityGoods) {
      track('card', 'gift-box', { goodsId: next.goodsId })
      setGoodsId(next.goodsId)
      setLayer('box')
    },
    begin(next: ActivityGoods) {
      track('button', 'buy', { goodsId: next.goodsId })
      if (!inApp) return openApp({ pageName, path: PAGE, counted: false })
      whenLoggedIn(() => {
        setGoodsId(next.goodsId)
        setLayer('order')
      })
      return undefined
    },
    submit: (quantity: number) => ordering.write({ activityId, goodsId, quantity }),
  }
}
