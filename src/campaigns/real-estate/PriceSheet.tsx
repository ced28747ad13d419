import type { MarketItem } from '@/api/market'
import { PriceInput } from '@/kit/amounts/PriceInput'
import { typedAmount } from '@/kit/amounts/money'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { FarDialog } from './FarDialog'
import { RISK, incomeOf, itemFor, priceText, rateText, titleOf } from './market'
import { PlotTile } from './PlotTile'
import { usePriceForm } from './usePriceForm'
import type { Trading } from './useTrading'
import styles from './Trade.module.css'

interface PriceSheetProps {
  trading: Trading
  item: MarketItem | undefined
}

/** 「挂售」 and 「改价」: at which price, and what is left of it. */
export function PriceSheet({ trading, item }: PriceSheetProps) {
  const { sale } = trading
  return (
    <Sheet
      open={trading.layer === 'price'}
      onClose={trading.close}
      title={sale ? '修改价格' : '挂售地块'}
    >
      <PriceForm
        key={sale?.saleId ?? trading.asset?.assetId}
        trading={trading}
        item={itemFor(item, (sale ?? trading.asset)?.itemId)}
      />
    </Sheet>
  )
}

function PriceForm({ trading, item }: PriceSheetProps) {
  const { asset, sale } = trading
  const piece = sale ?? asset
  const { price, field, submit, far } = usePriceForm({
    ...(sale?.price !== undefined && { typed: typedAmount(sale.price, 2) }),
    floor: item?.floorPrice,
    send: (amount) => {
      if (sale) return trading.write({ action: 'LIST', saleId: sale.saleId, price: amount })
      return asset && trading.write({ action: 'LIST', assetId: asset.assetId, price: amount })
    },
  })
  return (
    <form
      aria-label="挂售价格"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {piece && (
        <div className={styles.piece}>
          <PlotTile cover={piece.cover} name={piece.name} className={styles.tile} />
          <div className={styles.words}>
            <h3 className={styles.name}>{titleOf(piece)}</h3>
            <p className={styles.note}>地板价 {priceText(item?.floorPrice)}</p>
            {sale && <p className={styles.note}>现价 {priceText(sale.price)}</p>}
          </div>
        </div>
      )}
      <PriceInput label="挂售价格" {...field} disabled={trading.isPending} />
      <IncomeRows price={price} item={item} />
      <p className={styles.note}>{RISK}</p>
      <Button wide className={styles.send} busy={trading.isPending} onPress={submit}>
        {sale ? '确认改价' : '确认挂售'}
      </Button>
      <FarDialog {...far} busy={trading.isPending} />
    </form>
  )
}

interface IncomeRowsProps {
  /** In 分; undefined while none is typed. */
  price: number | undefined
  item: MarketItem | undefined
}

/** What a seller pays and is left with, before it is agreed to. */
function IncomeRows({ price, item }: IncomeRowsProps) {
  const feeRate = item?.feeRate
  const quote = price === undefined ? undefined : incomeOf(price, feeRate)
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>手续费（{rateText(feeRate)}）</dt>
          <dd>{quote ? `−${priceText(quote.fee)}` : '--'}</dd>
        </div>
        <div>
          <dt>预计到账</dt>
          <dd className={styles.income}>{priceText(quote?.income)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {feeRate === undefined ? '手续费暂时无法获取，' : ''}以平台实际结算为准
      </p>
    </>
  )
}
