import type { OrderStatus } from '@/api/exchange'
import { accountsOf } from '@/sandbox/account'
import { DAY_MS, HOUR_MS, day, parseStamp } from '@/sandbox/clock'
import { onReset } from '@/sandbox/platform'
import type { Call } from '@/sandbox/serve/handle'

export interface Order {
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

export const accounts = accountsOf<Account>(
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

export function newOrder(
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

export const feePerMille = (isFree: boolean) => (isFree ? 0 : FEE_PER_MILLE)

export function statusAt({ settlesAt, outcome }: Order, now: number): OrderStatus {
  return settlesAt === null || now < settlesAt ? 'PROCESSING' : outcome
}

/** The present balance and limits: an order is charged at once, and refunded when it fails. */
export function leftOf(call: Call) {
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
export function yuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}
