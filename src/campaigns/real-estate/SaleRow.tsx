import { memo } from 'react'
import type { Sale } from '@/api/market'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { SALE_LABELS, placeOf, plain, priceText, saleActionOf, titleOf } from './market'
import { PlotTile } from './PlotTile'
import styles from './Rows.module.css'

interface SaleRowProps {
  sale: Sale
  onOpen: (sale: Sale) => void
  onBuy: (sale: Sale) => void
  onUnlist: (sale: Sale) => void
  /** Beside 「撤下」: at another price. */
  onReprice?: (sale: Sale) => void
}

/** One offer: the plot, its number and place, what it costs, what can be done. Rows that stay are not drawn anew while others scroll in. */
export const SaleRow = memo(function SaleRow({ sale, onOpen, onReprice, ...act }: SaleRowProps) {
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
        <SaleButton sale={sale} onBuy={() => act.onBuy(sale)} onUnlist={() => act.onUnlist(sale)} />
        {onReprice && action === 'unlist' && (
          <Button small quiet label={`改价 ${titleOf(sale)}`} onPress={() => onReprice(sale)}>
            改价
          </Button>
        )}
      </div>
    </article>
  )
})

interface SaleButtonProps {
  sale: Sale
  onBuy: PressHandler
  onUnlist: PressHandler
  wide?: boolean
}

/** What can be done with an offer; off, and why, where nothing can. */
export function SaleButton({ sale, onBuy, onUnlist, wide = false }: SaleButtonProps) {
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
      onPress={action === 'unlist' ? onUnlist : onBuy}
    >
      {label}
    </Button>
  )
}
