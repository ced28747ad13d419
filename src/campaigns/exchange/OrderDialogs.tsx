import type { ExchangeConfig, ExchangeHistory, ExchangeOrder } from '@/api/exchange'
import { formatAmount } from '@/kit/amounts/money'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { Dialog } from '@/ui/modal/Dialog'
import { CoinStack } from './art'
import { obstacleOf, summaryOf } from './gate'
import type { ConfirmSummary, Gate } from './gate'
import { ARRIVAL_TIME, UNKNOWN_TEXT, acceptedText, reasonOf } from './outcome'
import { moneyOf, moneyOfYuan } from './amount'
import type { Repurchase } from './useRepurchase'
import styles from './OrderDialogs.module.css'

interface OrderDialogsProps {
  repurchase: Repurchase
  gate: Gate
  config: ExchangeConfig | undefined
  history: ExchangeHistory | undefined
  onRecords: () => void
}

/** The summary before an order, or its result. */
export function OrderDialogs({ repurchase, gate, config, history, onRecords }: OrderDialogsProps) {
  const { content, open, close } = repurchase
  if (content?.name === 'confirm')
    return (
      <SummaryDialog
        repurchase={repurchase}
        summary={content.summary}
        gate={gate}
        config={config}
      />
    )
  return (
    content && (
      <ResultDialog
        open={open}
        order={content.order}
        reason={reasonOf(content.order.orderNo, history)}
        onClose={close}
        onRecords={() => {
          close()
          onRecords()
        }}
      />
    )
  )
}

type SummaryProps = Omit<OrderDialogsProps, 'history' | 'onRecords'> & { summary: ConfirmSummary }

/** Until it is sent it follows the page's data; then it stays as sent. */
function SummaryDialog({ repurchase, summary, gate, config }: SummaryProps) {
  const { open, isPending, isUnknown, confirm, close } = repurchase
  const isLive = !isPending && !isUnknown
  return (
    <ConfirmExchange
      open={open}
      summary={(isLive && summaryOf(summary.quote.amount, config)) || summary}
      obstacle={isLive ? obstacleOf(summary, gate, config) : undefined}
      isPending={isPending}
      isUnknown={isUnknown}
      onClose={close}
      onConfirm={confirm}
    />
  )
}

interface ResultDialogProps {
  open: boolean
  order: ExchangeOrder
  /** Why it failed, if known. */
  reason: string
  onClose: () => void
  onRecords: () => void
}

/** The result of the exchange, or that it is being processed. */
function ResultDialog({ order, reason, onRecords, ...dialog }: ResultDialogProps) {
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

interface ConfirmExchangeProps {
  open: boolean
  summary: ConfirmSummary
  /** Why it cannot be ordered any more. */
  obstacle: string | undefined
  isPending: boolean
  isUnknown: boolean
  onClose: () => void
  onConfirm: () => Promise<unknown>
}

const COINS_BEFORE = 3
const COINS_SENT = 6

/** The amount, the fee, when it arrives and where. After an unknown result: the check whether it succeeded. */
function ConfirmExchange({
  summary,
  obstacle,
  isPending,
  isUnknown,
  ...dialog
}: ConfirmExchangeProps) {
  const { amount, fee, cash } = summary.quote
  return (
    <ConfirmDialog
      {...dialog}
      title={isUnknown ? UNKNOWN_TEXT : '确认兑现'}
      confirmLabel={isUnknown ? '再次确认' : '确认兑现'}
      rows={[
        { label: '兑现数量', value: `${formatAmount(amount)}奖励` },
        { label: '手续费', value: moneyOf(fee) },
        { label: '到账金额', value: moneyOf(cash) },
        { label: '到账时间', value: `预计${ARRIVAL_TIME}到账` },
        { label: '收款账户', value: summary.payee },
      ]}
      danger={isUnknown ? '暂未收到处理结果，请勿重复兑现' : obstacle}
      busy={isPending}
      disabled={obstacle !== undefined}
    >
      <CoinStack coins={!isPending && !isUnknown ? COINS_BEFORE : COINS_SENT} />
    </ConfirmDialog>
  )
}
