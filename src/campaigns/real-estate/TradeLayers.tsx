import { ASSET_PAGE_SIZE, listAssets } from '@/api/assets'
import type { Asset } from '@/api/assets'
import type { MarketItem, Sale, Want } from '@/api/market'
import { AssetCard } from '@/kit/assets/AssetCard'
import { lockOf } from '@/kit/assets/assetLock'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/list/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { parseServerTime } from '@/lib/serverClock'
import { Dialog } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import { incomeOf, itemFor, plain, priceText, rateText, titleOf } from './market'
import { PriceSheet } from './PriceSheet'
import { assetIdOf, useWants } from './queries'
import type { MoveProps, TradeLayer } from './trade'
import { useMoves } from './useMoves'
import { WantSheet } from './WantSheet'
import styles from './Trade.module.css'

export interface TradeLayersProps {
  /** Undefined: none is open. */
  layer: TradeLayer | undefined
  setLayer: (layer: TradeLayer | undefined) => void
  item: MarketItem | undefined
  itemId: string | undefined
}

/** The layers of all trades. */
export function TradeLayers({ layer, setLayer, item, itemId }: TradeLayersProps) {
  const { write, isPending, priceBefore, pick } = useMoves({ layer, setLayer })
  const only = <Name extends TradeLayer['name']>(name: Name) =>
    layer?.name === name ? (layer as LayerOf<Name>) : undefined
  const onClose = () => setLayer(undefined)
  const move = { onClose, onSend: write, busy: isPending }
  const picking = only('pick')
  const soldItem = itemFor(item, only('sell')?.want.itemId)
  return (
    <>
      <AssetSheet
        open={picking !== undefined}
        onClose={onClose}
        itemId={picking?.want?.itemId || item?.itemId || itemId}
        onPick={pick}
      />
      <PriceSheet {...move} piece={only('price')?.piece} item={item} />
      <WantSheet {...move} open={layer?.name === 'post'} item={item} itemId={itemId} />
      <SellDialog
        {...move}
        layer={only('sell')}
        item={soldItem}
        itemId={itemId}
        priceBefore={priceBefore}
      />
      <SoldDialog layer={only('sold')} onClose={onClose} feeRate={item?.feeRate} />
      <UnlistDialog {...move} sale={only('unlist')?.sale} />
      <CancelDialog {...move} want={only('cancel')?.want} />
    </>
  )
}

type LayerOf<Name extends TradeLayer['name']> = Extract<TradeLayer, { name: Name }>

interface SellDialogProps extends MoveProps {
  layer: LayerOf<'sell'> | undefined
  item: MarketItem | undefined
  itemId: string | undefined
  priceBefore: number | undefined
}

/** The price, the platform's fee and the income, before the sale is confirmed. */
function SellDialog({ layer, item, itemId, priceBefore, onSend, ...dialog }: SellDialogProps) {
  const wants = useWants(itemId, { enabled: false })
  const asset = layer?.asset
  const want =
    wants.data?.rows.find(({ tradeId }) => tradeId === layer?.want.tradeId) ?? layer?.want
  const price = want?.price
  const quote = price === undefined ? undefined : incomeOf(price, item?.feeRate)
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
        { label: `手续费（${rateText(item?.feeRate)}）`, value: priceText(quote?.fee) },
        { label: '预计到账', value: priceText(quote?.income) },
      ]}
      danger="成交后地块归对方，不可撤回"
      confirmLabel={isNewPrice ? '按新价格卖出' : '确认卖出'}
      disabled={price === undefined}
      onConfirm={() =>
        want && asset && price !== undefined
          ? onSend({
              action: 'ACCEPT_WANT',
              tradeId: want.tradeId,
              assetId: asset.assetId,
              price,
            })
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
      <dl className={styles.sums}>
        <div>
          <dt>成交价</dt>
          <dd>{priceText(sums?.amount)}</dd>
        </div>
        <div>
          <dt>手续费</dt>
          <dd>{sums ? `−${priceText(sums.fee)}` : '--'}</dd>
        </div>
        <div>
          <dt>{trade ? '到账' : '预计到账'}</dt>
          <dd className={styles.income}>{priceText(sums?.income)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {isOnItsWay ? '链上处理需要一点时间，请稍后查看' : '款项以平台实际结算为准'}
      </p>
    </Dialog>
  )
}

function UnlistDialog({ sale, onSend, ...dialog }: MoveProps & { sale: Sale | undefined }) {
  return (
    <ConfirmDialog
      {...dialog}
      open={sale !== undefined}
      title="撤下这块地？"
      rows={[
        { label: '地块', value: sale ? titleOf(sale) : '--' },
        { label: '挂售价', value: priceText(sale?.price) },
      ]}
      confirmLabel="确认撤下"
      onConfirm={() => sale && onSend({ action: 'UNLIST', saleId: sale.saleId })}
    />
  )
}

function CancelDialog({ want, onSend, ...dialog }: MoveProps & { want: Want | undefined }) {
  return (
    <ConfirmDialog
      {...dialog}
      open={want !== undefined}
      title="取消这条求购？"
      rows={[
        { label: '求购', value: plain(want?.name ?? '') || '数字地块' },
        { label: '求购单价', value: priceText(want?.price) },
      ]}
      confirmLabel="确认取消"
      onConfirm={() => want && onSend({ action: 'CANCEL_WANT', tradeId: want.tradeId })}
    />
  )
}

interface AssetSheetProps {
  open: boolean
  onClose: () => void
  /** The item being traded; undefined if unknown: then the platform decides. */
  itemId: string | undefined
  onPick: (asset: Asset) => void
}

/** The choice of an own asset: locked ones show the reason. */
function AssetSheet({ open, onClose, ...assets }: AssetSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="选择要出售的地块">
      <Assets {...assets} />
    </Sheet>
  )
}

function Assets({ itemId, onPick }: Pick<AssetSheetProps, 'itemId' | 'onPick'>) {
  const { openLogin } = useCampaign()
  const query = usePages(listAssets, { itemId, pageSize: ASSET_PAGE_SIZE }, { idOf: assetIdOf })
  const rows = query.data?.rows ?? []
  const now = useServerNowAt(rows.map(({ unlockAt }) => parseServerTime(unlockAt)))
  return (
    <div className={styles.grid}>
      <RecordList
        query={query}
        idOf={assetIdOf}
        label="我的地块"
        empty="暂无可出售的地块"
        onLogin={openLogin}
      >
        {(asset) => (
          <AssetCard
            name={asset.name}
            cover={asset.cover}
            serialNo={asset.serialNo}
            lock={lockText(asset, itemId, now)}
            onPress={() => onPick(asset)}
          />
        )}
      </RecordList>
    </div>
  )
}

/** Why it cannot be sold here; '' if it can. Without an id the asset cannot be identified. */
function lockText(asset: Asset, itemId: string | undefined, now: number): string {
  const isOther = asset.itemId !== '' && itemId !== undefined && asset.itemId !== itemId
  return asset.assetId === '' || isOther ? '暂不可交易' : lockOf(asset, now, '暂不可交易').text
}
