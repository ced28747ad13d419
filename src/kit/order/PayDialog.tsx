import type { UnpaidOrder } from '@/api/orders'
import { Countdown } from '@/kit/clock/Countdown'
import { formatAmount } from '@/kit/amounts/money'
import { Dialog } from '@/ui/modal/Dialog'
import type { PressHandler } from '@/ui/button/usePress'
import { payEndOf } from './unpaid'
import styles from './PayDialog.module.css'

interface PayDialogProps {
  open: boolean
  /** Undefined: it waits no more, and the dialog is closed. */
  order: UnpaidOrder | undefined
  onClose: () => void
  onPay: PressHandler
}

/** The order was taken and has to be paid in the app. */
export function PayDialog({ open, order, onClose, onPay }: PayDialogProps) {
  const end = order && payEndOf(order)
  return (
    <Dialog
      open={open && order !== undefined}
      onClose={onClose}
      title="订单已提交"
      action={{ label: '去支付', onPress: onPay }}
      otherAction={{ label: '稍后支付', onPress: onClose }}
    >
      {order && (
        <>
          <p className={styles.amount}>¥{formatAmount(order.amount, 2)}</p>
          <p className={styles.note}>请在App内支付，逾期自动取消</p>
          {end !== undefined && (
            <p className={styles.left}>
              <Countdown endsAt={end} label="剩余" />
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}
