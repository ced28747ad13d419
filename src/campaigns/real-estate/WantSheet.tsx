import { useState } from 'react'
import type { MarketItem } from '@/api/market'
import { PriceInput } from '@/kit/amounts/PriceInput'
import { QuantityInput } from '@/kit/amounts/QuantityInput'
import { Button } from '@/ui/button/Button'
import { Chip } from '@/ui/button/Chip'
import { Sheet } from '@/ui/modal/Sheet'
import { FarDialog } from './FarDialog'
import { DAYS, RISK, plain, priceText } from './market'
import type { MoveProps } from './trade'
import { usePriceForm } from './usePriceForm'
import styles from './Trade.module.css'

const MOST_PIECES = 99

interface WantFormProps extends Omit<MoveProps, 'onClose'> {
  item: MarketItem | undefined
  itemId: string | undefined
}

interface WantSheetProps extends WantFormProps {
  open: boolean
  onClose: () => void
}

/** 「发布求购」: the price, the quantity and the duration. */
export function WantSheet({ open, onClose, ...form }: WantSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="发布求购">
      <WantForm {...form} />
    </Sheet>
  )
}

function WantForm({ item, itemId: named, busy, onSend }: WantFormProps) {
  const [quantity, setQuantity] = useState(1)
  const [days, setDays] = useState<number>(DAYS[2])
  const itemId = item?.itemId || named || ''
  const { price, field, submit, far } = usePriceForm({
    floor: item?.floorPrice,
    send: (amount) => onSend({ action: 'CREATE_WANT', itemId, price: amount, quantity, days }),
  })
  return (
    <form
      aria-label="求购"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className={styles.lead}>
        {plain(item?.name ?? '') || '数字地块'} · 地板价 {priceText(item?.floorPrice)}
      </p>
      <PriceInput label="求购单价" {...field} disabled={busy} />
      <div className={styles.field}>
        <p>求购数量</p>
        <QuantityInput label="求购数量" value={quantity} onChange={setQuantity} max={MOST_PIECES} />
      </div>
      <div className={styles.field} role="group" aria-label="求购期限">
        <p>求购期限</p>
        <div className={styles.days}>
          {DAYS.map((count) => (
            <Chip key={count} chosen={count === days} onPress={() => setDays(count)}>
              {`${count}天`}
            </Chip>
          ))}
        </div>
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>求购总额</dt>
          <dd className={styles.income}>
            {priceText(price === undefined ? undefined : price * quantity)}
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{RISK}</p>
      <Button wide className={styles.send} busy={busy} onPress={submit}>
        确认发布
      </Button>
      <FarDialog {...far} busy={busy} />
    </form>
  )
}
