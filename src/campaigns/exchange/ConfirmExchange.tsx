import { formatAmount } from '@/kit/amounts/money'
import { ConfirmDialog } from '@/kit/campaign/ConfirmDialog'
import type { WriteState } from '@/kit/campaign/writeState'
import { CoinStack } from './CoinStack'
import { ARRIVAL_TIME } from './outcome'
import { moneyOf } from './quote'
import type { Quote } from './quote'

interface ConfirmExchangeProps {
  open: boolean
  quote: Quote
  /** `支付宝 139****8801` */
  payee: string
  write: WriteState['name']
  onClose: () => void
  onConfirm: () => Promise<unknown>
}

const COINS_BEFORE = 3
const COINS_SENT = 6

/** The last look: the amount, the fee, when it arrives and where. After an unknown result: the question what became of it. */
export function ConfirmExchange({ quote, payee, write, ...dialog }: ConfirmExchangeProps) {
  const { amount, fee, cash } = quote
  const isUnknown = write === 'unknown' || write === 'checking'
  return (
    <ConfirmDialog
      {...dialog}
      title={isUnknown ? '结果确认中' : '确认兑现'}
      confirmLabel={isUnknown ? '再次确认' : '确认兑现'}
      rows={[
        { label: '兑现数量', value: `${formatAmount(amount)} 奖励` },
        { label: '手续费', value: moneyOf(fee) },
        { label: '到账金额', value: moneyOf(cash) },
        { label: '到账时间', value: `预计${ARRIVAL_TIME}到账` },
        { label: '收款账户', value: payee },
      ]}
      danger={isUnknown ? '暂未收到处理结果，请勿重复兑现' : undefined}
    >
      <CoinStack coins={write === 'idle' ? COINS_BEFORE : COINS_SENT} />
    </ConfirmDialog>
  )
}
