import type { Asset } from '@/api/assets'
import type { MarketItem, Sale } from '@/api/market'
import { PriceInput } from '@/kit/amounts/PriceInput'
import { typedAmount } from '@/kit/amounts/money'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { FarDialog } from './FarDialog'
import { RISK, incomeOf, itemFor, priceText, rateText, titleOf } from './market'
import { PlotTile } from './PlotTile'
import { isSale } from './trade'
import type { MoveProps } from './trade'
import { usePriceForm } from './usePriceForm'
import styles from './Trade.module.css'

interface PriceFormProps extends Omit<MoveProps, 'onClose'> {
  piece: Asset | Sale
  item: MarketItem | undefined
}

interface PriceSheetProps extends Omit<PriceFormProps, 'piece'> {
  /** Undefined: the sheet is closed. */
  piece: Asset | Sale | undefined
  onClose: () => void
}

/** 「挂售」 and 「改价」: the price, and the resulting income. */
export function PriceSheet({ piece, onClose, item, ...form }: PriceSheetProps) {
  return (
    <Sheet
      open={piece !== undefined}
      onClose={onClose}
      title={piece && isSale(piece) ? '修改价格' : '挂售地块'}
    >
      {piece && (
        <PriceForm
          {...form}
          key={isSale(piece) ? piece.saleId : piece.assetId}
          piece={piece}
          item={itemFor(item, piece.itemId)}
        />
      )}
    </Sheet>
  )
}

function PriceForm({ piece, item, busy, onSend }: PriceFormProps) {
  const sale = isSale(piece) ? piece : undefined
  const { price, field, submit, far } = usePriceForm({
    typed: sale?.price === undefined ? '' : typedAmount(sale.price, 2),
    floor: item?.floorPrice,
    send: (amount) =>
      onSend({
        action: 'LIST',
        ...(isSale(piece) ? { saleId: piece.saleId } : { assetId: piece.assetId }),
        price: amount,
      }),
  })
  return (
    <form
      aria-label="挂售价格"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={styles.piece}>
        <PlotTile cover={piece.cover} name={piece.name} className={styles.tile} />
        <div className={styles.words}>
          <h3 className={styles.name}>{titleOf(piece)}</h3>
          <p className={styles.note}>地板价 {priceText(item?.floorPrice)}</p>
          {sale && <p className={styles.note}>现价 {priceText(sale.price)}</p>}
        </div>
      </div>
      <PriceInput label="挂售价格" {...field} disabled={busy} />
      <IncomeRows price={price} item={item} />
      <p className={styles.note}>{RISK}</p>
      <Button wide className={styles.send} busy={busy} onPress={submit}>
        {sale ? '确认改价' : '确认挂售'}
      </Button>
      <FarDialog {...far} busy={busy} />
    </form>
  )
}

interface IncomeRowsProps {
  /** In 分; undefined while none is typed. */
  price: number | undefined
  item: MarketItem | undefined
}

/** The seller's fee and income, before the confirmation. */
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
