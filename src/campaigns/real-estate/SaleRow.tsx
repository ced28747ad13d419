import { memo } from 'react'
import type { Sale } from '@/api/market'
import { Button } from '@/ui/button/Button'
import { SALE_LABELS, placeOf, plain, priceText, saleActionOf, titleOf } from './market'
import { PlotTile } from './PlotTile'
import type { TradeLayer } from './trade'
import styles from './Rows.module.css'

/** The actions of an offer. */
export interface SaleActions {
  onOpen: (sale: Sale) => void
  onBuy: (sale: Sale) => void
  onTrade: (layer: TradeLayer) => void
}

interface SaleRowProps extends SaleActions {
  sale: Sale
  /** 「改价」 beside 「撤下」. */
  canReprice?: boolean
}

/** One offer: the plot, its number and place, its price, its action. Memoized, because rows scroll in. */
export const SaleRow = memo(function SaleRow({
  sale,
  onOpen,
  canReprice = false,
  ...act
}: SaleRowProps) {
  const name = plain(sale.name) || '未命名地块'
  const action = saleActionOf(sale)
  return (
    <article className={styles.row} data-action={action}>
      <button type="button" className={styles.plot} onClick={() => onOpen(sale)}>
        <PlotTile cover={sale.cover} name={name} className={styles.tile} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.note}>{plain(sale.serialNo)}</span>{' '}
          <span className={styles.note}>{placeOf(sale)}</span>{' '}
          <span className={styles.price}>{priceText(sale.price)}</span>
        </span>
      </button>
      <div className={styles.acts}>
        <SaleButton sale={sale} {...act} />
        {canReprice && action === 'unlist' && (
          <Button
            small
            quiet
            label={`改价 ${titleOf(sale)}`}
            onPress={() => act.onTrade({ name: 'price', piece: sale })}
          >
            改价
          </Button>
        )}
      </div>
    </article>
  )
})

interface SaleButtonProps extends Pick<SaleActions, 'onBuy' | 'onTrade'> {
  sale: Sale
  wide?: boolean
}

/** The action of an offer; disabled, with the reason, if there is none. */
export function SaleButton({ sale, onBuy, onTrade, wide = false }: SaleButtonProps) {
  const action = saleActionOf(sale)
  const isOff = action !== 'buy' && action !== 'unlist'
  const label = SALE_LABELS[action]
  return (
    <Button
      small={!wide}
      wide={wide}
      quiet={action === 'unlist'}
      disabled={isOff}
      label={`${label} ${titleOf(sale)}`}
      onPress={() => (action === 'unlist' ? onTrade({ name: 'unlist', sale }) : onBuy(sale))}
    >
      {label}
    </Button>
  )
}
