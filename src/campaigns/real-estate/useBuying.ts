import { useState } from 'react'
import { PRICE_CHANGED } from '@/api/core/verdict/failure'
import { buySale, type Sale } from '@/api/market'
import type { OrderChoice } from '@/kit/order/OrderSheet'
import { useOrdering } from '@/kit/order/useOrdering'
import { useCampaign } from '@/kit/page/useCampaign'
import { SCENE, saleActionOf, titleOf } from './market'
import { findAssets, patchSale, readSale, refreshMarket } from './queries'

interface Intent {
  saleId: string
  price: number
}

/** Buying one offer: chosen, confirmed at the shown price, ordered once, paid in the app. */
export function useBuying() {
  const { track, loggedIn, whenLoggedIn } = useCampaign()
  const [isOpen, setIsOpen] = useState(false)
  const [target, setTarget] = useState<Sale>()
  /** The target was ordered here, and may still wait for its payment. */
  const [isOrdered, setIsOrdered] = useState(false)
  const [priceBefore, setPriceBefore] = useState<number>()

  /** The offer as it is now, wherever it is shown. */
  const refresh = async (sale = target) => {
    void refreshMarket()
    if (!sale) return
    try {
      const fresh = await readSale(sale)
      patchSale(sale.saleId, fresh)
      setTarget((now) =>
        now?.saleId === sale.saleId ? (fresh ?? { ...now, status: 'SOLD' }) : now,
      )
    } catch {
      // The platform decides at the next attempt.
    }
  }
  const name = target ? titleOf(target) : '数字地块'
  const ordering = useOrdering<Intent>({
    scene: SCENE,
    soldOut: '手慢了，这块地已被买走',
    send: ({ saleId, price }, bizNo) => buySale({ saleId, price, bizNo }),
    nameOf: ({ saleId }) => (target?.saleId === saleId ? name : '数字地块'),
    had: isOrdered ? 1 : 0,
    readHad: () => ownedOf(target),
    refresh: () => refresh(),
    onSettled() {
      setIsOpen(false)
      setPriceBefore(undefined)
    },
    onRefused({ code }, { price }) {
      if (code === PRICE_CHANGED) setPriceBefore(price)
      void refresh()
    },
  })

  if (ordering.stage && target && !isOrdered) setIsOrdered(true)
  const isFree = target !== undefined && saleActionOf(target) === 'buy'
  return {
    goods: { name, cover: target?.cover, price: target?.price ?? 0 },
    layer: ordering.layerOver(isOpen && isFree ? 'order' : undefined),
    unpaid: ordering.unpaid,
    paidName: ordering.paidName,
    isPending: ordering.isPending,
    priceBefore,
    onClose() {
      setIsOpen(false)
      ordering.close()
    },
    /** 「购买」: a guest logs in first. */
    begin(sale: Sale) {
      track('button', 'buy', { saleId: sale.saleId })
      whenLoggedIn(() => {
        if (sale.saleId !== target?.saleId) {
          setPriceBefore(undefined)
          setIsOrdered(false)
        }
        setTarget(sale)
        setIsOpen(true)
        // It may turn out to be the person's own.
        if (!loggedIn) void refresh(sale)
      })
    },
    onSubmit: ({ price }: OrderChoice) =>
      target && ordering.write({ saleId: target.saleId, price }),
  }
}

/** 1 if the piece is the person's now. A sold one arrives later: until then, undefined, as for an unknown piece. */
async function ownedOf(piece: Sale | undefined): Promise<number | undefined> {
  if (!piece) return undefined
  const [{ list }, sale] = await Promise.all([findAssets(piece), readSale(piece)])
  const owned = list.filter(
    ({ name, serialNo }) => name === piece.name && serialNo === piece.serialNo,
  ).length
  const isOnSale = sale !== undefined && sale !== piece && sale.status === 'ON_SALE'
  return owned > 0 || isOnSale ? owned : undefined
}
