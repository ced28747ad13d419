import { formatAmount } from '@/kit/amounts/money'
import { ConfirmDialog } from '@/kit/campaign/ConfirmDialog'
import type { WriteState } from '@/kit/campaign/writeState'
import { CoinStack } from './CoinStack'
import type { LastLook } from './lastLook'
import { ARRIVAL_TIME, UNKNOWN_TEXT, isUnknown } from './outcome'
import { moneyOf } from './quote'

interface ConfirmExchangeProps {
  open: boolean
  look: LastLook
  /** Why it cannot be ordered any more. */
  obstacle: string | undefined
  write: WriteState['name']
  onClose: () => void
  onConfirm: () => Promise<unknown>
}

const COINS_BEFORE = 3
const COINS_SENT = 6

/** The last look: the amount, the fee, when it arrives and where. After an unknown result: the question what became of it. */
export function ConfirmExchange({ look, obstacle, write, ...dialog }: ConfirmExchangeProps) {
  const { amount, fee, cash } = look.quote
  const asks = isUnknown(write)
  return (
    <ConfirmDialog
      {...dialog}
      title={asks ? UNKNOWN_TEXT : '确认兑现'}
      confirmLabel={asks ? '再次确认' : '确认兑现'}
      rows={[
        { label: '兑现数量', value: `${formatAmount(amount)} 奖励` },
        { label: '手续费', value: moneyOf(fee) },
        { label: '到账金额', value: moneyOf(cash) },
        { label: '到账时间', value: `预计${ARRIVAL_TIME}到账` },
        { label: '收款账户', value: look.payee },
      ]}
      danger={asks ? '暂未收到处理结果，请勿重复兑现' : obstacle}
      busy={write === 'submitting' || write === 'checking'}
      disabled={obstacle !== undefined}
    >
      <CoinStack coins={write === 'idle' ? COINS_BEFORE : COINS_SENT} />
    </ConfirmDialog>
  )
}
