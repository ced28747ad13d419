import { listRepurchases, readExchangeConfig, repurchaseRewards } from '@/api/exchange'
import type {
  ExchangeOrder,
  ExchangeConfig,
  ExchangeHistory,
  ExchangeRecord,
  HistoryRequest,
} from '@/api/exchange'
import { refuseUnlessOpen, activityOf } from '@/sandbox/activity'
import { Refusal, refuse } from '@/sandbox/answer'
import { handleMember, handleOnce, type MemberCall, type Call } from '@/sandbox/serve/handle'
import { realNameOf } from '@/sandbox/login/passport'
import { stamp } from '@/sandbox/clock'
import { manyOf, pageOf } from '@/sandbox/paging'
import { accounts, leftOf, newOrder, statusAt, yuan, feePerMille, type Order } from './orders'

const LIMITS = { minAmount: 100, maxAmount: 20_000, step: 10 } as const
const SETTLE_MS = 8000
/** Long enough for a first retry to fail, short enough to wait for. */
const UNREADABLE_MS = 10_000

/** Takes the rewards and orders the payment. */
function repurchase(call: MemberCall<{ amount: number }>): ExchangeOrder | Refusal {
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

function busy(): Refusal {
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

const ACTIVITY_ID = '7300000000000000126'

export const handlers = [
  handleMember(readExchangeConfig, (call) => (isReadable(call) ? configOf(call) : busy())),
  handleOnce(repurchaseRewards, repurchase),
  handleMember(listRepurchases, (call) => (isReadable(call) ? historyOf(call) : busy())),
]

function isReadable(call: Call): boolean {
  return call.now >= accounts.of(call).unreadableUntil
}

function configOf(call: Call<{ activityId?: string }>): ExchangeConfig {
  const { scenario, payload } = call
  return {
    activityId: payload.activityId || ACTIVITY_ID,
    ...activityOf(call, { startsIn: -10, endsIn: 20 }),
    rate: 0.01,
    feeRate: scenario('fee_unknown') ? undefined : feePerMille(scenario('no_fee')) / 1000,
    ...LIMITS,
    ...leftOf(call),
    realNameRequired: true,
    payee: payeeOf(call),
  }
}

function payeeOf({ scenario }: Call): ExchangeConfig['payee'] {
  if (scenario('payee_none')) return null
  return scenario('payee_bank')
    ? { type: 'BANK', accountMasked: '6222 **** **** 0381' }
    : { type: 'ALIPAY', accountMasked: '139****8801' }
}

function historyOf(call: Call<HistoryRequest>): ExchangeHistory {
  const { now, payload } = call
  const { orders } = accounts.of(call)
  const records = manyOf(
    call,
    orders.map((order) => recordOf(order, now)),
    (record, number) => ({ ...record, orderNo: `${record.orderNo}-${number}` }),
  )
  const wanted = records.filter(({ status }) => !payload.status || status === payload.status)
  const { hasMore, list } = pageOf(call, wanted)
  const paid = orders.filter((order) => statusAt(order, now) === 'SUCCESS')
  return { hasMore, totalCash: yuan(paid.reduce((total, { cash }) => total + cash, 0)), list }
}

function recordOf(order: Order, now: number): ExchangeRecord {
  const { orderNo, amount, settlesAt } = order
  const status = statusAt(order, now)
  const isSettled = status !== 'PROCESSING' && settlesAt !== null
  return {
    orderNo,
    amount,
    cashAmount: yuan(order.cash),
    fee: yuan(order.fee),
    status,
    createTime: stamp(order.createdAt),
    finishTime: isSettled ? stamp(settlesAt) : '',
    failReason: status === 'FAILED' ? '收款账户信息有误，请核对后重试' : '',
  }
}
