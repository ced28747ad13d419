import { Countdown } from '@/kit/clock/Countdown'
import { moneyText } from '@/kit/amounts/money'
import { Button } from '@/ui/button/Button'
import { payEndOf } from './unpaid'
import type { Unpaid } from './useUnpaidOrder'
import styles from './UnpaidBar.module.css'

/** 「你有一笔未支付订单」, its remaining time, and the button to pay it; or nothing. */
export function UnpaidBar({ unpaid: { order, pay, refresh } }: { unpaid: Unpaid }) {
  if (!order) return null
  const end = payEndOf(order)
  return (
    <div role="group" className={styles.bar} aria-label="未支付订单">
      <div className={styles.words}>
        <p className={styles.title}>
          你有一笔未支付订单
          {/* The price is never cut off, as the name may be. */}
          <b className={styles.price}>{moneyText(order.amount)}</b>
        </p>
        <p className={styles.note}>
          <span className={styles.name}>{order.goodsName || '订单'}</span>
          {end !== undefined && (
            <Countdown endsAt={end} label="剩余" onEnd={() => void refresh()} />
          )}
        </p>
      </div>
      <Button small className={styles.pay} onPress={pay}>
        去支付
      </Button>
    </div>
  )
}
