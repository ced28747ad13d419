import type { ExchangeConfig } from '@/api/exchange'
import { problemOf } from './amountRules'
import { payeeOf, payeeText } from './cards/payee'
import { gateView } from './gate'
import type { Gate } from './gate'
import { quoteOf, ratesOf } from './quote'
import type { Quote } from './quote'

/** What the person agrees to. */
export interface ConfirmSummary {
  quote: Quote
  /** `支付宝 139****8801` */
  payee: string
}

const CHANGED_TEXT = '兑现信息已更新，请返回后重新确认'

/** What an order of this amount is now; undefined while that is not all known. */
export function summaryOf(
  amount: number,
  config: ExchangeConfig | undefined,
): ConfirmSummary | undefined {
  const rates = config && ratesOf(config)
  const payee = config && payeeOf(config)
  return rates && payee ? { quote: quoteOf(amount, rates), payee: payeeText(payee) } : undefined
}

/** Why this cannot be ordered any more; undefined while it can. */
export function obstacleOf(
  summary: ConfirmSummary,
  gate: Gate,
  config: ExchangeConfig | undefined,
): string | undefined {
  const { label, note } = gateView(gate)
  const now = summaryOf(summary.quote.amount, config)
  if (gate !== 'READY' || !config || !now) return note ?? label
  const problem = problemOf(summary.quote.amount, config)
  if (problem) return problem.text
  return isSame(summary, now) ? undefined : CHANGED_TEXT
}

function isSame(one: ConfirmSummary, other: ConfirmSummary): boolean {
  const { fee, cash } = one.quote
  return one.payee === other.payee && fee === other.quote.fee && cash === other.quote.cash
}
