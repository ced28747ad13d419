import { useState, type ReactNode } from 'react'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { useCampaign } from '@/kit/page/useCampaign'
import type { DialogAction } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import { OrderSheet, type OrderSheetProps } from './OrderSheet'
import { paidGoods } from './paidGoods'
import { PayDialog } from './PayDialog'
import type { Unpaid } from './useUnpaidOrder'

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
