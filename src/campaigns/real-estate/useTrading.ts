import { useRef, useState } from 'react'
import type { Asset } from '@/api/assets'
import { listAssets } from '@/api/assets'
import { ApiError } from '@/api/core/verdict/ApiError'
import { SOLD_OUT } from '@/api/core/verdict/failure'
import type { Failure } from '@/api/core/verdict/failure'
import { processTransaction } from '@/api/market'
import type { Sale, Trade, Want } from '@/api/market'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'
import { knownIds, wasCancelled, wasListed, wasPosted, wasRepriced, wasUnlisted } from './applied'
import type { Move } from './applied'
import { SCENE } from './market'
import { myOffers, myWishes, refreshMarket } from './queries'

const PRICE_CHANGED = 30_004
const FEW = 20

/** What lies over the page. */
type LayerName = 'pick' | 'price' | 'sell' | 'post' | 'unlist' | 'cancel' | 'sold'

const DONE: Readonly<Record<Exclude<Move['action'], 'ACCEPT_WANT'>, string>> = {
  LIST: '挂售成功',
  UNLIST: '已撤下',
  CREATE_WANT: '求购已发布',
  CANCEL_WANT: '求购已取消',
}

export type Trading = ReturnType<typeof useTrading>

interface TradingOptions {
  /** What is wanted now, the own ones among it: as the lists know it. */
  wants: readonly Want[]
  /** The ids of the own wishes, where they have come. */
  knownWants: readonly string[] | undefined
}

/** The market's moves but for buying: to offer, to take back, to wish, to sell to somebody who wishes. */
export function useTrading({ wants, knownWants }: TradingOptions) {
  const { track, whenLoggedIn } = useCampaign()
  const [layer, setLayer] = useState<LayerName>()
  const [asset, setAsset] = useState<Asset>()
  const [sale, setSale] = useState<Sale>()
  const [asked, setWant] = useState<Want>()
  const [trade, setTrade] = useState<Trade>()
  const [priceBefore, setPriceBefore] = useState<number>()
  /** What has been chosen on this page, for the question what became of it. */
  const pieces = useRef(new Map<string, Asset>())
  const want = wants.find(({ tradeId }) => tradeId === asked?.tradeId) ?? asked

  const finish = (move: Move, done?: Trade) => {
    setPriceBefore(undefined)
    if (move.action === 'ACCEPT_WANT') {
      setTrade(done)
      setLayer('sold')
    } else {
      setLayer(undefined)
      showToast(done?.status === 'PROCESSING' ? '已提交，正在处理' : DONE[move.action])
    }
    return refreshMarket()
  }
  const { write, isPending } = useWrite<Move, Trade>({
    bizType: SCENE,
    words: { [SOLD_OUT]: '手慢了，这条求购已成交' },
    snapshot: () => knownWants,
    async send(move, bizNo) {
      const answer = await processTransaction({ ...move, bizNo })
      // One without a number tells nothing: what became of it has to be asked for.
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
      if (move.action === 'ACCEPT_WANT' && code === PRICE_CHANGED) setPriceBefore(move.price)
      // A form stays as it was typed; what was only to be confirmed is looked at again in its list.
      else if (layer !== 'price' && layer !== 'post') setLayer(undefined)
      return false
    },
  })

  const open = (name: LayerName) => {
    setPriceBefore(undefined)
    whenLoggedIn(() => setLayer(name))
  }
  return {
    layer,
    asset,
    sale,
    want,
    trade,
    priceBefore,
    isPending,
    write,
    close: () => setLayer(undefined),
    /** 「挂售」: which of the own ones. */
    askList() {
      track('button', 'list')
      setWant(undefined)
      open('pick')
    },
    /** 「改价」 */
    askReprice(offer: Sale) {
      track('button', 'list', { saleId: offer.saleId })
      setSale(offer)
      setAsset(undefined)
      open('price')
    },
    /** 「卖给TA」: which of the own ones. */
    askSell(wish: Want) {
      track('button', 'accept-want', { tradeId: wish.tradeId })
      setWant(wish)
      open('pick')
    },
    pick(chosen: Asset) {
      pieces.current.set(chosen.assetId, chosen)
      setAsset(chosen)
      setSale(undefined)
      setLayer(asked ? 'sell' : 'price')
    },
    askPost() {
      track('button', 'post-want')
      open('post')
    },
    askUnlist(offer: Sale) {
      track('button', 'unlist', { saleId: offer.saleId })
      setSale(offer)
      open('unlist')
    },
    askCancel(wish: Want) {
      setWant(wish)
      open('cancel')
    },
  }
}

/** What became of a move whose answer was lost. @throws what the calls throw */
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
