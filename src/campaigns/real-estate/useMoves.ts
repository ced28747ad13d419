import { useRef, useState } from 'react'
import type { Asset } from '@/api/assets'
import { listAssets } from '@/api/assets'
import { ApiError } from '@/api/core/verdict/ApiError'
import { SOLD_OUT } from '@/api/core/verdict/failure'
import type { Failure } from '@/api/core/verdict/failure'
import { processTransaction } from '@/api/market'
import type { Trade } from '@/api/market'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'
import { knownIds, wasCancelled, wasListed, wasPosted, wasRepriced, wasUnlisted } from './applied'
import type { Move } from './applied'
import { SCENE } from './market'
import { myOffers, myWishes, refreshMarket, useMyWants } from './queries'
import type { TradeLayer } from './trade'

const PRICE_CHANGED = 30_004
const FEW = 20

const DONE: Readonly<Record<Exclude<Move['action'], 'ACCEPT_WANT'>, string>> = {
  LIST: '挂售成功',
  UNLIST: '已撤下',
  CREATE_WANT: '求购已发布',
  CANCEL_WANT: '求购已取消',
}

interface MovesOptions {
  layer: TradeLayer | undefined
  setLayer: (layer: TradeLayer | undefined) => void
}

/** All trades but buying: to offer, to withdraw, to wish, and to sell for another's wish. */
export function useMoves({ layer, setLayer }: MovesOptions) {
  const myWants = useMyWants({ enabled: false })
  const [refused, setRefused] = useState<{ layer: TradeLayer | undefined; price: number }>()
  /** The pieces chosen on this page, for the check of a lost answer. */
  const pieces = useRef(new Map<string, Asset>())

  const finish = (move: Move, trade?: Trade) => {
    if (move.action === 'ACCEPT_WANT') setLayer({ name: 'sold', price: move.price, trade })
    else {
      setLayer(undefined)
      showToast(trade?.status === 'PROCESSING' ? '已提交，正在处理' : DONE[move.action])
    }
    return refreshMarket()
  }
  const { write, isPending } = useWrite<Move, Trade>({
    bizType: SCENE,
    words: { [SOLD_OUT]: '手慢了，这条求购已成交' },
    snapshot: () => myWants.data?.rows.map(({ tradeId }) => tradeId),
    async send(move, bizNo) {
      const answer = await processTransaction({ ...move, bizNo })
      // An answer without an order number is no result: the state has to be read.
      if (!answer || answer.orderNo === '')
        throw new ApiError('shape', 'market/processTransaction', 200)
      return answer
    },
    onDone: (done, move) => finish(move, done),
    async checkApplied(move, snapshot) {
      const applied = await isApplied(move, pieces.current, knownIds(snapshot))
      if (applied) void finish(move)
      return applied
    },
    onRefused({ code }: Failure, move) {
      void refreshMarket()
      if (move.action === 'ACCEPT_WANT' && code === PRICE_CHANGED)
        setRefused({ layer, price: move.price })
      // A form keeps its input; a plain confirmation is closed and reviewed in its list.
      else if (layer?.name !== 'price' && layer?.name !== 'post') setLayer(undefined)
      return false
    },
  })
  return {
    write,
    isPending,
    /** The price confirmed in this layer before it changed. */
    priceBefore: refused?.layer === layer ? refused?.price : undefined,
    pick(asset: Asset) {
      pieces.current.set(asset.assetId, asset)
      const want = layer?.name === 'pick' ? layer.want : undefined
      setLayer(want ? { name: 'sell', want, asset } : { name: 'price', piece: asset })
    },
  }
}

/** Whether a move whose answer was lost was applied. @throws what the calls throw */
async function isApplied(
  move: Move,
  pieces: ReadonlyMap<string, Asset>,
  known: readonly string[] | undefined,
): Promise<boolean> {
  switch (move.action) {
    case 'LIST': {
      const offers = await myOffers()
      if ('saleId' in move) return wasRepriced(offers, move.saleId, move.price)
      const piece = pieces.get(move.assetId)
      return piece !== undefined && wasListed(offers, piece, move.price)
    }
    case 'UNLIST':
      return wasUnlisted(await myOffers(), move.saleId)
    case 'CREATE_WANT':
      return wasPosted(await myWishes(), move, known)
    case 'CANCEL_WANT':
      return wasCancelled(await myWishes(), move.tradeId)
    case 'ACCEPT_WANT': {
      const piece = pieces.get(move.assetId)
      const keyword = piece?.serialNo || piece?.name
      const { list, hasMore } = await listAssets({ pageNo: 1, pageSize: FEW, keyword })
      return !hasMore && !list.some(({ assetId }) => assetId === move.assetId)
    }
  }
}
