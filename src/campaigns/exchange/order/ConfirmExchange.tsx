import { formatAmount } from '@/kit/amounts/money'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { CoinStack } from '../art/CoinStack'
import type { ConfirmSummary } from './confirmSummary'
import { ARRIVAL_TIME, UNKNOWN_TEXT } from './outcome'
import { moneyOf } from '../amount/quote'

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

/** The amount, the fee, when it arrives and where. After an unknown result: the question what became of it. */
export function ConfirmExchange({
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
        { label: '兑现数量', value: `${formatAmount(amount)} 奖励` },
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
