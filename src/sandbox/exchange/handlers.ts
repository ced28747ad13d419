import {
  listRepurchases,
  readExchangeConfig,
  repurchaseRewards,
  type ExchangeOrder,
  type ExchangeConfig,
  type ExchangeHistory,
  type ExchangeRecord,
  type HistoryRequest,
  type OrderStatus,
} from '@/api/exchange'
import { accountsOf } from '@/sandbox/account'
import { refuseUnlessOpen, activityOf } from '@/sandbox/activity'
import { Refusal, refuse } from '@/sandbox/answer'
import { stamp, DAY_MS, HOUR_MS, day, parseStamp } from '@/sandbox/clock'
import { realNameOf } from '@/sandbox/login/passport'
import { manyOf, pageOf } from '@/sandbox/paging'
import { onReset } from '@/sandbox/platform'
import { handleMember, handleOnce, type MemberCall, type Call } from '@/sandbox/serve/handle'

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

interface Order {
  orderNo: string
  amount: number
  /** Fen. */
  cash: number
  fee: number
  createdAt: number
  /** Until then it is being processed; null: always. */
  settlesAt: number | null
  outcome: 'SUCCESS' | 'FAILED'
}

interface Account {
  /** The balance before the first order. */
  opening: number
  /** The newest first. */
  orders: Order[]
  /** Until then every read fails, so that the result of an order stays unknown. */
  unreadableUntil: number
}

const FEE_PER_MILLE = 6
const DAILY_LIMIT = 30_000
const POOL = 5_000_000
/** Enough for a small order. */
const LOW = 590
const FROZEN = 1200
const OPENINGS: Readonly<Record<string, number>> = { lack: 60, zero: 0, rich: 88_888_880 }

/** Earlier orders of every account: amount, days ago, time, hours until it was settled. */
const PAST_ORDERS = [
  [2000, 2, '20:14:08', 15, 'SUCCESS'],
  [850, 3, '09:31:55', 26, 'SUCCESS'],
  [5000, 4, '22:03:17', 11, 'FAILED'],
  [1230, 6, '12:45:40', 22, 'SUCCESS'],
  [100, 9, '08:00:02', 25, 'SUCCESS'],
] as const

const accounts = accountsOf<Account>(
  ({ scenario, now }) => {
    const orders = (scenario('history_empty') ? [] : PAST_ORDERS).map(
      ([amount, daysAgo, time, hours, outcome]) => {
        const createdAt = parseStamp(`${day(now - daysAgo * DAY_MS)} ${time}`)
        return newOrder(amount, { createdAt, settlesAt: createdAt + hours * HOUR_MS, outcome })
      },
    )
    const name = Object.keys(OPENINGS).find((name) => scenario(name)) ?? ''
    const spent = sum(orders.filter(({ outcome }) => outcome === 'SUCCESS'))
    return { opening: (OPENINGS[name] ?? 12_860) + spent, orders, unreadableUntil: 0 }
  },
  [...Object.keys(OPENINGS), 'history_empty'],
)

let count = 0
onReset(() => {
  count = 0
})

function newOrder(
  amount: number,
  order: Pick<Order, 'createdAt' | 'settlesAt' | 'outcome'>,
  isFree = false,
): Order {
  count += 1
  const orderNo = `RC${order.createdAt}${String(count % 1_000_000).padStart(6, '0')}`
  // One reward is one fen; the fee is rounded half up to a fen.
  const fee = Math.floor((amount * feePerMille(isFree) + 500) / 1000)
  return { ...order, orderNo, amount, cash: amount - fee, fee }
}

const feePerMille = (isFree: boolean) => (isFree ? 0 : FEE_PER_MILLE)

function statusAt({ settlesAt, outcome }: Order, now: number): OrderStatus {
  return settlesAt === null || now < settlesAt ? 'PROCESSING' : outcome
}

/** The present balance and limits: an order is charged at once, and refunded when it fails. */
function leftOf(call: Call) {
  const { now, scenario } = call
  const { opening, orders } = accounts.of(call)
  const counted = (some: readonly Order[]) => some.filter((one) => statusAt(one, now) !== 'FAILED')
  const own = counted(orders)
  const ofToday = (some: readonly Order[]) =>
    some.filter(({ createdAt }) => day(createdAt) === day(now))
  const today = ofToday(own)
  const processing = own.filter((order) => statusAt(order, now) === 'PROCESSING')
  const everybody = counted(accounts.all(call).flatMap((account) => account.orders))
  // So little is left at the start: what is exchanged from then on takes from it.
  const atMost = (left: number, name: string, taken: readonly Order[]) => {
    if (scenario(`${name}_0`)) return 0
    return Math.max(0, scenario(`${name}_low`) ? Math.min(LOW - sum(ofToday(taken)), left) : left)
  }
  return {
    dailyLimit: DAILY_LIMIT,
    available: opening - sum(own),
    frozen: FROZEN + sum(processing),
    todayLeft: atMost(DAILY_LIMIT - sum(today), 'today', own),
    poolLeft: atMost(POOL - sum(everybody), 'pool', everybody),
  }
}

function sum(some: readonly Order[]): number {
  return some.reduce((total, { amount }) => total + amount, 0)
}

/** Yuan with two decimals. */
function yuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}
