import { useRef, useState, type Dispatch, type SetStateAction } from 'react'
import type { Asset } from '@/api/assets'
import { ApiError } from '@/api/core/verdict/ApiError'
import { PRICE_CHANGED, SOLD_OUT } from '@/api/core/verdict/failure'
import { processTransaction, type MarketItem, type Trade } from '@/api/market'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { useWrite } from '@/kit/write/useWrite'
import { Dialog } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import { showToast } from '@/ui/toast/toast'
import { SCENE, incomeOf, itemFor, nameOf, plain, priceText, rateText, titleOf } from './market'
import { findAssets, myOffers, myWishes, patchSale, refreshMarket, useWants } from './queries'
import { knownIds, wasCancelled, wasListed, wasPosted, wasRepriced, wasUnlisted } from './trade'
import type { Move, TradeLayer } from './trade'
import { Assets, PriceForm, Sums, WantForm } from './TradeSheets'
import styles from './TradeLayers.module.css'

export interface TradeLayersProps {
  /** Undefined: none is open. */
  layer: TradeLayer | undefined
  setLayer: Dispatch<SetStateAction<TradeLayer | undefined>>
  item: MarketItem | undefined
  itemId: string | undefined
}

type LayerOf<Name extends TradeLayer['name']> = Extract<TradeLayer, { name: Name }>

/** The layers of all trades. */
export function TradeLayers({ layer, setLayer, item, itemId }: TradeLayersProps) {
  const { write, isPending, priceBefore, pick } = useMoves({ layer, setLayer })
  const only = <Name extends TradeLayer['name']>(name: Name) =>
    layer?.name === name ? (layer as LayerOf<Name>) : undefined
  const picking = only('pick')
  const piece = only('price')?.piece
  const selling = only('sell')
  const offered = only('unlist')?.sale
  const wanted = only('cancel')?.want
  const onClose = () => setLayer(undefined)
  const dialog = { onClose, busy: isPending }
  const form = { item, busy: isPending, onSend: write }
  const ownItemId = item?.itemId || itemId
  return (
    <>
      <Sheet open={picking !== undefined} onClose={onClose} title="选择要出售的地块">
        <Assets itemId={picking?.want?.itemId || ownItemId} onPick={pick} />
      </Sheet>
      <Sheet
        open={piece !== undefined}
        onClose={onClose}
        title={piece && 'saleId' in piece ? '修改价格' : '挂售地块'}
      >
        {piece && (
          <PriceForm
            {...form}
            key={'saleId' in piece ? piece.saleId : piece.assetId}
            piece={piece}
          />
        )}
      </Sheet>
      <Sheet open={layer?.name === 'post'} onClose={onClose} title="发布求购">
        <WantForm {...form} itemId={ownItemId} />
      </Sheet>
      <SellDialog
        {...dialog}
        layer={selling}
        feeRate={itemFor(item, selling?.want.itemId)?.feeRate}
        itemId={itemId}
        priceBefore={priceBefore}
        onSend={write}
      />
      <SoldDialog layer={only('sold')} onClose={onClose} feeRate={item?.feeRate} />
      <ConfirmDialog
        {...dialog}
        open={offered !== undefined}
        title="撤下这块地？"
        rows={[
          { label: '地块', value: offered ? titleOf(offered) : '--' },
          { label: '挂售价', value: priceText(offered?.price) },
        ]}
        confirmLabel="确认撤下"
        onConfirm={() => offered && write({ action: 'UNLIST', saleId: offered.saleId })}
      />
      <ConfirmDialog
        {...dialog}
        open={wanted !== undefined}
        title="取消这条求购？"
        rows={[
          { label: '求购', value: nameOf(wanted) },
          { label: '求购单价', value: priceText(wanted?.price) },
        ]}
        confirmLabel="确认取消"
        onConfirm={() => wanted && write({ action: 'CANCEL_WANT', tradeId: wanted.tradeId })}
      />
    </>
  )
}

interface SellDialogProps {
  layer: LayerOf<'sell'> | undefined
  onClose: () => void
  feeRate: number | undefined
  itemId: string | undefined
  priceBefore: number | undefined
  busy: boolean
  onSend: (move: Move) => Promise<void>
}

/** The price, the platform's fee and the income, before the sale is confirmed. */
function SellDialog({ layer, feeRate, itemId, priceBefore, onSend, ...dialog }: SellDialogProps) {
  const wants = useWants({ itemId }, false)
  const asset = layer?.asset
  const want =
    wants.data?.rows.find(({ tradeId }) => tradeId === layer?.want.tradeId) ?? layer?.want
  const price = want?.price
  const quote = price === undefined ? undefined : incomeOf(price, feeRate)
  const isNewPrice = priceBefore !== undefined && priceBefore !== price
  return (
    <ConfirmDialog
      {...dialog}
      open={layer !== undefined}
      title="确认卖给TA"
      rows={[
        { label: '地块', value: asset ? titleOf(asset) : '--' },
        { label: '求购人', value: plain(want?.buyerName ?? '') || '匿名买家' },
        { label: '成交价', value: priceText(price) },
        { label: `手续费（${rateText(feeRate)}）`, value: priceText(quote?.fee) },
        { label: '预计到账', value: priceText(quote?.income) },
      ]}
      danger="成交后地块归对方，不可撤回"
      confirmLabel={isNewPrice ? '按新价格卖出' : '确认卖出'}
      disabled={price === undefined}
      onConfirm={() =>
        want && asset && price !== undefined
          ? onSend({ action: 'ACCEPT_WANT', tradeId: want.tradeId, assetId: asset.assetId, price })
          : undefined
      }
    >
      {isNewPrice && (
        <p role="alert" className={styles.changed}>
          价格已变动：<s>{priceText(priceBefore)}</s> → <b>{priceText(price)}</b>，请确认后再试
        </p>
      )}
    </ConfirmDialog>
  )
}

interface SoldDialogProps {
  layer: LayerOf<'sold'> | undefined
  onClose: () => void
  feeRate: number | undefined
}

/** The platform's figures of a sale; the expected ones if its answer was lost. */
function SoldDialog({ layer, onClose, feeRate }: SoldDialogProps) {
  const trade = layer?.trade
  const sums = trade ?? (layer && incomeOf(layer.price, feeRate))
  const isOnItsWay = trade?.status === 'PROCESSING'
  return (
    <Dialog
      open={layer !== undefined}
      onClose={onClose}
      title={isOnItsWay ? '交易处理中' : '成交成功'}
      action={{ label: '知道了', onPress: onClose }}
    >
      <Sums
        rows={[
          ['成交价', priceText(sums?.amount)],
          ['手续费', sums ? `−${priceText(sums.fee)}` : '--'],
          [trade ? '到账' : '预计到账', priceText(sums?.income)],
        ]}
        note={isOnItsWay ? '链上处理需要一点时间，请稍后查看' : '款项以平台实际结算为准'}
      />
    </Dialog>
  )
}

const DONE: Readonly<Record<Exclude<Move['action'], 'ACCEPT_WANT'>, string>> = {
  LIST: '挂售成功',
  UNLIST: '已撤下',
  CREATE_WANT: '求购已发布',
  CANCEL_WANT: '求购已取消',
}

/** All trades but buying: to offer, to withdraw, to wish, and to sell for another's wish. */
function useMoves({ layer, setLayer }: Pick<TradeLayersProps, 'layer' | 'setLayer'>) {
  const myWants = useWants({ mine: true }, false)
  const [refused, setRefused] = useState<{ layer: TradeLayer | undefined; price: number }>()
  /** The pieces chosen on this page, for the check of a lost answer. */
  const pieces = useRef(new Map<string, Asset>())
  /** Where the move was confirmed: its answer can come when it was closed and another layer was opened. */
  const confirmedIn = useRef<TradeLayer>(undefined)
  const close = () => setLayer((open) => (open === confirmedIn.current ? undefined : open))

  const finish = (move: Move, trade?: Trade) => {
    if (move.action === 'ACCEPT_WANT') setLayer({ name: 'sold', price: move.price, trade })
    else {
      close()
      showToast(trade?.status === 'PROCESSING' ? '已提交，正在处理' : DONE[move.action])
    }
    // A long list is not refetched.
    if (move.action === 'UNLIST' && trade?.status !== 'PROCESSING')
      patchSale(move.saleId, undefined)
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
    onRefused({ code }, move) {
      if (move.action === 'ACCEPT_WANT' && code === PRICE_CHANGED)
        setRefused({ layer: confirmedIn.current, price: move.price })
      // A form keeps its input; a plain confirmation is closed and reviewed in its list.
      else if (move.action !== 'LIST' && move.action !== 'CREATE_WANT') close()
      return false
    },
  })
  return {
    write(move: Move) {
      confirmedIn.current = layer
      return write(move)
    },
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
      const { list, hasMore } = await findAssets(pieces.get(move.assetId))
      return !hasMore && !list.some(({ assetId }) => assetId === move.assetId)
    }
  }
}
