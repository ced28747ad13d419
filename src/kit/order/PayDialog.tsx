import type { UnpaidOrder } from '@/api/orders'
import { Countdown } from '@/kit/clock/Countdown'
import { moneyText } from '@/kit/amounts/money'
import { Dialog } from '@/ui/modal/Dialog'
import type { PressHandler } from '@/ui/button/usePress'
import { payEndOf } from './unpaid'
import styles from './PayDialog.module.css'

interface PayDialogProps {
  /** `pay`: of an order just placed; `unpaid`: of an earlier one that blocks another. */
  layer: string | undefined
  /** Undefined: it no longer waits, and the dialog is closed. */
  order: UnpaidOrder | undefined
  onClose: () => void
  onPay: PressHandler
}

/** The order was placed and has to be paid in the app; until then no other one is possible. */
export function PayDialog({ layer, order, onClose, onPay }: PayDialogProps) {
  const isEarlier = layer === 'unpaid'
  const end = order && payEndOf(order)
  return (
    <Dialog
      open={(layer === 'pay' || isEarlier) && order !== undefined}
      onClose={onClose}
      title={isEarlier ? '你有一笔未支付订单' : '订单已提交'}
      action={{ label: '去支付', onPress: onPay }}
      otherAction={{ label: '稍后支付', onPress: onClose }}
    >
      {order && (
        <>
          <p className={styles.amount}>{moneyText(order.amount)}</p>
          {isEarlier && <p className={styles.note}>{order.goodsName || '订单'}</p>}
          <p className={styles.note}>
            {isEarlier ? '支付或逾期取消后，才能再下单' : '请在App内支付，逾期自动取消'}
          </p>
          {end !== undefined && (
            <p className={styles.left}>
              {/* The order itself is asked for by `useUnpaidOrder`. */}
              <Countdown endsAt={end} label="剩余" onEnd={() => {}} />
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}
