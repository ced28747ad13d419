import { useState, type ReactNode } from 'react'
import type { UnpaidOrder } from '@/api/orders'
import { moneyText } from '@/kit/amounts/money'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { Countdown } from '@/kit/clock/Countdown'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { useCampaign } from '@/kit/page/useCampaign'
import type { PressHandler } from '@/ui/button/usePress'
import { Dialog, type DialogAction } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import { OrderSheet, type OrderSheetProps } from './OrderSheet'
import { paidGoods } from './paidGoods'
import { payEndOf } from './unpaid'
import type { Unpaid } from './useUnpaidOrder'
import styles from './OrderLayers.module.css'

export interface OrderLayersProps extends Omit<OrderSheetProps, 'open' | 'agreement'> {
  /** The open layer, as `useOrdering` returns it. */
  layer: string | undefined
  unpaid: Unpaid
  /** What was paid: see `paidGoods`. */
  paidName: string | undefined
  /** The terms to accept before an order; left out: none. */
  notice?: ReactNode
  /** The text after the payment. */
  doneText: string
  /** After the payment; left out: to the person's assets. */
  doneAction?: DialogAction
}

/** The layers of a purchase: the order, the terms, the payment, and the success. */
export function OrderLayers(props: OrderLayersProps) {
  const { layer, unpaid, paidName, notice, doneText, doneAction, ...order } = props
  const { pageName } = useCampaign()
  const openPage = useOpenPage(pageName)
  const [isReading, setIsReading] = useState(false)
  const { goods, onClose } = order
  const isOrder = layer === 'order'
  return (
    <>
      <OrderSheet
        {...order}
        open={isOrder && !isReading}
        agreement={
          notice === undefined
            ? undefined
            : { text: '请先阅读并同意购买须知', onRead: () => setIsReading(true) }
        }
      />
      <Sheet open={isOrder && isReading} onClose={() => setIsReading(false)} title="购买须知">
        {notice}
      </Sheet>
      <PayDialog layer={layer} order={unpaid.order} onClose={onClose} onPay={unpaid.pay} />
      <RewardDialog
        open={layer === 'done'}
        onClose={onClose}
        title="购买成功"
        {...paidGoods(paidName, goods)}
        note={doneText}
        action={
          doneAction ?? {
            label: '查看我的藏品',
            onPress: () => {
              onClose()
              return openPage('/give-gift')
            },
          }
        }
      />
    </>
  )
}

interface PayDialogProps {
  /** `pay`: of an order just placed; `unpaid`: of an earlier one that blocks another. */
  layer: string | undefined
  /** Undefined: it no longer waits, and the dialog is closed. */
  order: UnpaidOrder | undefined
  onClose: () => void
  onPay: PressHandler
}

/** The order was placed and has to be paid in the app; until then no other one is possible. */
function PayDialog({ layer, order, onClose, onPay }: PayDialogProps) {
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
