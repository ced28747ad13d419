import { useState } from 'react'
import { listAssets } from '@/api/assets'
import { buySale } from '@/api/market'
import type { Sale } from '@/api/market'
import type { OrderChoice } from '@/kit/order/OrderSheet'
import { useOrdering } from '@/kit/order/useOrdering'
import { useCampaign } from '@/kit/page/useCampaign'
import { SCENE, saleActionOf, titleOf } from './market'
import { patchSale, readSale, refreshMarket } from './queries'

const PRICE_CHANGED = 30_004
const FEW = 20

interface Intent {
  saleId: string
  price: number
}

/** Buying one offer: chosen, confirmed at the shown price, ordered once, paid in the app. */
export function useBuying() {
  const { track, loggedIn, whenLoggedIn } = useCampaign()
  const [isOpen, setIsOpen] = useState(false)
  const [target, setTarget] = useState<Sale>()
  /** The piece ordered here that waits for its payment. */
  const [ordered, setOrdered] = useState<Sale>()
  const [priceBefore, setPriceBefore] = useState<number>()

  /** The offer as it is now, wherever it is shown. */
  const refresh = async (sale = target) => {
    void refreshMarket()
    if (!sale) return
    try {
      const fresh = await readSale(sale)
      patchSale(sale.saleId, fresh)
      setTarget((now) => (now?.saleId === sale.saleId ? (fresh ?? goneOf(now)) : now))
    } catch {
      // The platform decides at the next attempt.
    }
  }
  const ordering = useOrdering<Intent>({
    scene: SCENE,
    soldOut: '手慢了，这块地已被买走',
    send: ({ saleId, price }, bizNo) => buySale({ saleId, price, bizNo }),
    nameOf: () => (target ? titleOf(target) : '数字地块'),
    had: ordered ? 1 : 0,
    readHad: () => ownedOf(ordered ?? target),
    refresh: () => refresh(),
    onSettled() {
      setIsOpen(false)
      setPriceBefore(undefined)
    },
    onRefused({ code }, { price }) {
      if (code === PRICE_CHANGED) setPriceBefore(price)
    },
  })

  const { stage } = ordering
  if (stage && target && ordered !== target && ordered?.saleId !== target.saleId) setOrdered(target)
  const isFree = target !== undefined && saleActionOf(target) === 'buy'
  return {
    goods: {
      name: target ? titleOf(target) : '数字地块',
      cover: target?.cover,
      price: target?.price ?? 0,
    },
    layer: ordering.layerOver(isOpen && isFree ? 'order' : undefined),
    unpaid: ordering.unpaid,
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
          setOrdered(undefined)
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

const goneOf = (sale: Sale): Sale => ({ ...sale, status: 'SOLD' })

/** 1 if the piece is the person's now. @throws if the piece is unknown */
async function ownedOf(piece: Sale | undefined): Promise<number> {
  if (!piece) throw new Error('no piece')
  const { list } = await listAssets({
    pageNo: 1,
    pageSize: FEW,
    keyword: piece.serialNo || piece.name,
  })
  return list.filter(({ name, serialNo }) => name === piece.name && serialNo === piece.serialNo)
    .length
}
