import type { MarketItem } from '@/api/market'
import { incomeOf, priceText, rateText } from '../market'
import styles from './Trade.module.css'

interface IncomeRowsProps {
  /** In 分; undefined while none is typed. */
  price: number | undefined
  item: MarketItem | undefined
}

/** What a seller pays and is left with, before it is agreed to. */
export function IncomeRows({ price, item }: IncomeRowsProps) {
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
