import type { ExchangeConfig } from '@/api/exchange'
import { problemOf } from './amountRules'
import { wordsOf } from './gate'
import type { Gate } from './gate'
import { payeeOf, payeeText } from './payee'
import { quoteOf, ratesOf } from './quote'
import type { Quote } from './quote'

/** What the person agrees to. */
export interface LastLook {
  quote: Quote
  /** `支付宝 139****8801` */
  payee: string
}

const CHANGED_TEXT = '兑现信息已更新，请返回后重新确认'

/** What an order of this amount is now; undefined where the platform does not say all of it. */
export function lookAt(amount: number, config: ExchangeConfig | undefined): LastLook | undefined {
  const rates = config && ratesOf(config)
  const payee = config && payeeOf(config)
  return rates && payee ? { quote: quoteOf(amount, rates), payee: payeeText(payee) } : undefined
}

/** Why what the person looks at cannot be ordered any more; undefined while it can. */
export function obstacleOf(
  look: LastLook,
  gate: Gate,
  config: ExchangeConfig | undefined,
): string | undefined {
  const { label, note } = wordsOf(gate)
  const now = lookAt(look.quote.amount, config)
  if (gate !== 'READY' || !config || !now) return note ?? label
  const problem = problemOf(look.quote.amount, config)
  if (problem) return problem.text
  return isSame(look, now) ? undefined : CHANGED_TEXT
}

function isSame(one: LastLook, other: LastLook): boolean {
  const { fee, cash } = one.quote
  return one.payee === other.payee && fee === other.quote.fee && cash === other.quote.cash
}
