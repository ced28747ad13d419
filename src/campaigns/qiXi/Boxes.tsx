import { useState } from 'react'
import { listActivityGoods, type ActivityGoods } from '@/api/lhExchange'
import { addActivityOrder } from '@/api/orders'
import { GoodsCard } from '@/kit/goods/GoodsCard'
import { openApp } from '@/kit/open-app/openApp'
import { useOrdering } from '@/kit/order/useOrdering'
import { fetchAnswer, invalidateAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { isolated } from '@/lib/format/isolated'
import { pathWith } from '@/lib/url/urlParams'
import { EmptyState } from '@/ui/EmptyState'
import { BOX_LABELS, PAGE, SCENE, boxActionOf, boxName, boxNote, boxPrice, hadOf } from './qiXi'
import type { Festival } from './useFestival'
import styles from './Boxes.module.css'

interface BoxesProps {
  festival: Festival
  onBuy: (box: ActivityGoods) => Promise<unknown> | void
  onOpen: (box: ActivityGoods) => void
}

/** 「七夕限定礼盒」. */
export function Boxes({ festival: { boxes, phase }, onBuy, onOpen }: BoxesProps) {
  return (
    <section className={styles.boxes} aria-labelledby="qx-boxes">
      <h2 id="qx-boxes" className={styles.heading}>
        七夕限定礼盒
      </h2>
      {boxes.length === 0 ? (
        <EmptyState text="礼盒准备中，敬请期待" />
      ) : (
        <ul className={styles.grid}>
          {boxes.map((box) => {
            const action = boxActionOf(box, phase)
            return (
              <li key={box.goodsId}>
                <GoodsCard
                  name={boxName(box)}
                  img={box.img}
                  price={boxPrice(box)}
                  note={boxNote(box)}
                  tag={box.tag}
                  action={{
                    label: BOX_LABELS[action],
                    disabled: action !== 'buy',
                    onPress: () => onBuy(box),
                  }}
                  onOpen={() => onOpen(box)}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

interface Intent {
  activityId: string | undefined
  goodsId: string
  quantity: number
}

/** Buying a box: details, order, payment in the app. Outside the app the app does all of it. */
export function useBuying({ activityId, goods, boxes, phase, inApp }: Festival) {
  const { pageName, track, whenLoggedIn } = useCampaign()
  const [layer, setLayer] = useState<'box' | 'order'>()
  const [goodsId, setGoodsId] = useState('')
  const box = boxes.find((one) => one.goodsId === goodsId)

  const ordering = useOrdering<Intent>({
    scene: SCENE,
    soldOut: '手慢了，礼盒已售罄',
    send: (intent, bizNo) => addActivityOrder({ ...intent, bizNo }),
    nameOf({ goodsId: id, quantity }) {
      const ordered = boxes.find((one) => one.goodsId === id)
      return `${isolated(ordered ? boxName(ordered) : '七夕礼盒')} × ${quantity}`
    },
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
    paidName: ordering.paidName,
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
      if (!inApp) return openApp({ pageName, path: pathWith(PAGE, { activityId }), counted: false })
      whenLoggedIn(() => {
        setGoodsId(next.goodsId)
        setLayer('order')
      })
      return undefined
    },
    submit: (quantity: number) => ordering.write({ activityId, goodsId, quantity }),
  }
}
