import { useState } from 'react'
import {
  RECORDS_PAGE_SIZE,
  listRepurchases,
  readExchangeConfig,
  repurchaseRewards,
} from '@/api/exchange'
import type { ExchangeConfig, ExchangeHistory, ExchangeOrder } from '@/api/exchange'
import { formatAmount } from '@/kit/amounts/money'
import { fetchAnswer } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useOnVisible } from '@/kit/page/useOnVisible'
import { useMe } from '@/kit/people/me'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { useWrite } from '@/kit/write/useWrite'
import { Dialog } from '@/ui/modal/Dialog'
import { moneyOf, moneyOfYuan } from './amount'
import { CoinStack } from './art'
import { obstacleOf, summaryOf, type ConfirmSummary, type Gate } from './gate'
import {
  ARRIVAL_TIME,
  UNKNOWN_TEXT,
  acceptedText,
  ownOrder,
  readSnapshot,
  reasonOf,
  wasTaken,
  withOrders,
} from './outcome'
import type { KnownOrder, Snapshot } from './outcome'
import { useToLogin } from './useToLogin'
import styles from './OrderDialogs.module.css'

interface OrderDialogsProps extends Omit<ConfirmExchangeProps, 'summary'> {
  content: DialogContent | undefined
  history: ExchangeHistory | undefined
  onRecords: () => void
}

/** The summary before an order, or its result. */
export function OrderDialogs({ content, history, onRecords, ...dialog }: OrderDialogsProps) {
  if (!content) return null
  if (content.name === 'confirm') return <ConfirmExchange {...dialog} summary={content.summary} />
  return (
    <ResultDialog
      open={dialog.open}
      order={content.order}
      reason={reasonOf(content.order.orderNo, history)}
      onClose={dialog.onClose}
      onRecords={() => {
        dialog.onClose()
        onRecords()
      }}
    />
  )
}

interface ConfirmExchangeProps {
  summary: ConfirmSummary
  gate: Gate
  config: ExchangeConfig | undefined
  open: boolean
  isPending: boolean
  isUnknown: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

const COINS_BEFORE = 3
const COINS_SENT = 6

/** The amount, the fee, when it arrives and where. After an unknown result: the check whether it succeeded. */
function ConfirmExchange(props: ConfirmExchangeProps) {
  const { summary, gate, config, open, isPending, isUnknown, onConfirm, onClose } = props
  // Until it is sent it follows the page's data; then it stays as sent.
  const isSent = isPending || isUnknown
  const { quote, payee } = (!isSent && summaryOf(summary.quote.amount, config)) || summary
  const obstacle = isSent ? undefined : obstacleOf(summary, gate, config)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title={isUnknown ? UNKNOWN_TEXT : '确认兑现'}
      confirmLabel={isUnknown ? '再次确认' : '确认兑现'}
      rows={[
        { label: '兑现数量', value: `${formatAmount(quote.amount)}奖励` },
        { label: '手续费', value: moneyOf(quote.fee) },
        { label: '到账金额', value: moneyOf(quote.cash) },
        { label: '到账时间', value: `预计${ARRIVAL_TIME}到账` },
        { label: '收款账户', value: payee },
      ]}
      danger={isUnknown ? '暂未收到处理结果，请勿重复兑现' : obstacle}
      busy={isPending}
      disabled={obstacle !== undefined}
    >
      <CoinStack coins={isSent ? COINS_SENT : COINS_BEFORE} />
    </ConfirmDialog>
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

type DialogContent =
  /** `before`: the snapshot before the order. */
  | { name: 'confirm'; summary: ConfirmSummary; before: Snapshot }
  | { name: 'result'; order: ExchangeOrder }

interface RepurchaseOptions {
  activityId: string | undefined
  config: ExchangeConfig | undefined
  history: ExchangeHistory | undefined
  /** The order was taken. */
  onTaken: () => void
  /** The order's answer did not arrive: its records are more accurate than the page. */
  onLost: () => void
}

const BIZ_TYPE = 'REWARDS_REPURCHASE'

/** Turning rewards into cash, from the summary to the result. */
export function useRepurchase({ activityId, config, history, onTaken, onLost }: RepurchaseOptions) {
  const { track } = useCampaign()
  const owner = useMe().data?.uid || undefined
  const toLogin = useToLogin()
  const [open, setOpen] = useState(false)
  const [content, setContent] = useState<DialogContent>()
  const [answered, setAnswered] = useState<readonly KnownOrder[]>([])

  const { write, check, isPending, isUnknown } = useWrite<{ amount: number }, ExchangeOrder>({
    bizType: BIZ_TYPE,
    owner,
    send: ({ amount }, bizNo) => repurchaseRewards({ amount, bizNo }),
    snapshot: () => (content?.name === 'confirm' ? content.before : undefined),
    onDone(order, { amount }) {
      setAnswered((orders) => [...orders, ownOrder(order, amount)])
      setContent({ name: 'result', order })
      setOpen(true)
      if (order.status !== 'FAILED') onTaken()
      // The next order does not wait for what the page shows of this one.
      void queryClient.invalidateQueries()
    },
    async checkApplied({ amount }, snapshot) {
      const [terms, orders] = await Promise.allSettled([
        fetchAnswer(readExchangeConfig, { activityId }),
        listRepurchases({ pageNo: 1, pageSize: RECORDS_PAGE_SIZE }),
      ])
      void queryClient.invalidateQueries()
      if (terms.status === 'rejected') throw terms.reason
      const newest = orders.status === 'fulfilled' ? orders.value : undefined
      const after = snapshotOf(terms.value.available, newest)
      const taken = wasTaken(readSnapshot(snapshot), after, amount)
      if (taken) {
        showRecords()
        onTaken()
      }
      return taken
    },
    onLate: showRecords,
    onSignedOut() {
      setOpen(false)
      toLogin()
    },
    onRefused: () => setOpen(false),
  })

  useOnVisible(check)

  function showConfirm() {
    track('popup', 'confirm')
    setOpen(true)
  }
  function showRecords() {
    setOpen(false)
    onLost()
  }
  return {
    /** Of the dialog, also while it closes. */
    content,
    open,
    isPending,
    isUnknown,
    /** Shows the summary before the order. A no-op while an order is running. */
    begin(summary: ConfirmSummary) {
      if (isPending || isUnknown || !config) return
      const before = withOrders(snapshotOf(config.available, history), answered)
      setContent({ name: 'confirm', summary, before })
      showConfirm()
    },
    /** Shows the check of an unknown order. */
    show() {
      if (content?.name === 'confirm') showConfirm()
    },
    /** Sends the order; after an unknown result checks whether it succeeded. */
    async confirm() {
      if (content?.name === 'confirm') await write({ amount: content.summary.quote.amount })
    },
    close: () => setOpen(false),
  }
}

function snapshotOf(available: number, history: ExchangeHistory | undefined): Snapshot {
  const list = history?.list.map(({ orderNo, amount }) => ({ orderNo, amount }))
  return { available, history: list && { list } }
}
