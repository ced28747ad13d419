import { memo } from 'react'
import type { Want } from '@/api/market'
import { Button } from '@/ui/button/Button'
import { WANT_LABELS, endText, plain, priceText, remainText, wantActionOf } from '../market'
import styles from '../sale/Rows.module.css'
import own from './Want.module.css'

interface WantRowProps {
  want: Want
  /** The platform's time, in epoch milliseconds. */
  now: number
  onSell: (want: Want) => void
  onCancel: (want: Want) => void
}

/** One wish: who, how many, until when, at which price, what can be done. */
export const WantRow = memo(function WantRow({ want, now, onSell, onCancel }: WantRowProps) {
  const action = wantActionOf(want, now)
  const buyer = want.mine ? '我的求购' : plain(want.buyerName) || '匿名买家'
  const label = WANT_LABELS[action]
  return (
    <article className={styles.row} data-action={action}>
      <div className={own.words}>
        <p className={own.price}>{priceText(want.price)}</p>
        <p className={styles.name}>
          {plain(want.name) || '数字地块'}
          <span className={own.remain}>{remainText(want)}</span>
        </p>
        <p className={styles.note}>{[buyer, endText(want.expireAt)].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.acts}>
        <Button
          small
          quiet={action === 'cancel'}
          disabled={action !== 'sell' && action !== 'cancel'}
          label={`${label} ${buyer} ${priceText(want.price)}`}
          onPress={() => (action === 'cancel' ? onCancel(want) : onSell(want))}
        >
          {label}
        </Button>
      </div>
    </article>
  )
})
