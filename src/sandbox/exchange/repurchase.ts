import type { ExchangeOrder } from '@/api/exchange'
import { refuseUnlessOpen } from '@/sandbox/activity'
import { Refusal, refuse } from '@/sandbox/answer'
import type { MemberCall } from '@/sandbox/serve/handle'
import { realNameOf } from '@/sandbox/login/passport'
import { accounts, leftOf, newOrder, statusAt, yuan } from './orders'
import type { Order } from './orders'

export const LIMITS = { minAmount: 100, maxAmount: 20_000, step: 10 } as const
const SETTLE_MS = 8000
/** Long enough for a first retry to fail, short enough to wait for. */
const UNREADABLE_MS = 10_000

/** Takes the rewards and orders the payment. */
export function repurchase(call: MemberCall<{ amount: number }>): ExchangeOrder | Refusal {
  const { now, scenario, payload } = call
  const amount = Number(payload.amount)
  const refused = personRefusal(call) ?? amountRefusal(call, amount)
  if (refused) return refused
  const account = accounts.of(call)
  const order = newOrder(amount, { createdAt: now, ...fateOf(call) }, scenario('no_fee'))
  account.orders.unshift(order)
  // The order is placed, but its answer is lost.
  if (scenario('submit_unknown')) account.unreadableUntil = now + UNREADABLE_MS
  if (scenario('submit_lost') || scenario('submit_unknown')) return busy()
  return {
    orderNo: order.orderNo,
    status: statusAt(order, now),
    cashAmount: yuan(order.cash),
    fee: yuan(order.fee),
    etaText: 'T+1',
  }
}

export function busy(): Refusal {
  return new Refusal({ statusCode: 500, message: '系统繁忙，请稍后再试' })
}

/** The future result of the order, and when it is settled. */
function fateOf({ scenario, now }: MemberCall): Pick<Order, 'outcome' | 'settlesAt'> {
  if (scenario('submit_fail')) return { outcome: 'FAILED', settlesAt: now }
  if (scenario('late_fail')) return { outcome: 'FAILED', settlesAt: now + SETTLE_MS }
  if (scenario('submit_success')) return { outcome: 'SUCCESS', settlesAt: now }
  return { outcome: 'SUCCESS', settlesAt: scenario('submit_processing') ? null : now + SETTLE_MS }
}

function personRefusal(call: MemberCall): Refusal | undefined {
  const closed = refuseUnlessOpen(call)
  if (closed) return closed
  if (realNameOf(call, call.user) !== 'PASSED') return refuse(90_010, '请先完成实名认证')
  return call.scenario('payee_none') ? refuse(90_011, '请先绑定收款账户') : undefined
}

function amountRefusal(call: MemberCall, amount: number): Refusal | undefined {
  const { minAmount, maxAmount, step } = LIMITS
  if (!Number.isSafeInteger(amount) || amount < minAmount || amount % step !== 0)
    return refuse(90_012, '兑现数量有误')
  if (amount > maxAmount) return refuse(90_013, `单笔最多${maxAmount}`)
  const { available, todayLeft, poolLeft } = leftOf(call)
  if (poolLeft < amount)
    return refuse(90_014, poolLeft < minAmount ? '今日额度已兑完' : '超出活动剩余额度')
  if (todayLeft < amount) return refuse(90_015, '超出今日剩余额度')
  return available < amount ? refuse(30_002) : undefined
}
