import type { ExchangeOrder } from '@/api/exchange'
import { Dialog } from '@/ui/modal/Dialog'
import { CoinStack } from '../art/CoinStack'
import { acceptedText } from './outcome'
import { moneyOfYuan } from '../amount/quote'
import styles from './ResultDialog.module.css'

interface ResultDialogProps {
  open: boolean
  order: ExchangeOrder
  /** Why it failed, as far as it is known. */
  reason: string
  onClose: () => void
  onRecords: () => void
}

/** How the exchange ended, or that it is on its way. */
export function ResultDialog({ order, reason, onRecords, ...dialog }: ResultDialogProps) {
  const isFailed = order.status === 'FAILED'
  const isPaid = order.status === 'SUCCESS'
  const title = isPaid ? '兑现成功' : acceptedText(order)
  return (
    <Dialog
      {...dialog}
      title={isFailed ? '兑现失败' : title}
      action={{ label: isFailed ? '我知道了' : '完成', onPress: dialog.onClose }}
      otherAction={{ label: '查看记录', onPress: onRecords }}
    >
      {isFailed ? (
        <p>{reason || '请稍后再试'}</p>
      ) : (
        <>
          <CoinStack coins={6} mark={isPaid ? 'done' : 'waiting'} />
          <p className={styles.cash}>{moneyOfYuan(order.cashAmount)}</p>
          <p>{isPaid ? '已到账，请留意收款账户' : '到账前可在兑现记录中查看进度'}</p>
        </>
      )}
    </Dialog>
  )
}
