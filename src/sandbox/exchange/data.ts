import { nullable, number, object, picklist, string } from 'valibot'
import type { InferOutput } from 'valibot'
import type { OrderStatus } from '@/api/exchange'
import { day, parseStamp } from '@/sandbox/clock'
import { collection } from '@/sandbox/platform'
import { cashOf } from './money'
import { PAST_ORDERS } from './pastOrders'
import { termsOf, worldOf } from './world'
import type { Ask } from './world'

const Order = object({
  orderNo: string(),
  uid: string(),
  world: string(),
  amount: number(),
  /** Fen. */
  cash: number(),
  fee: number(),
  createdAt: number(),
  /** Until then it is being processed; null: it never ends. */
  settlesAt: nullable(number()),
  outcome: picklist(['SUCCESS', 'FAILED']),
  failReason: string(),
})
export type Order = InferOutput<typeof Order>

/** `opening`: what the person had before the first order. */
const Account = object({ uid: string(), world: string(), opening: number() })
export type Account = InferOutput<typeof Account>

const orders = collection(Order)
const accounts = collection(Account)

export const PAYEE_WRONG = '收款账户信息有误，请核对后重试'
const DAILY_LIMIT = 30_000
const POOL = 5_000_000
/** Enough for a small order. */
const LOW = 590
const FROZEN = 1_200

export function statusAt({ settlesAt, outcome }: Order, now: number): OrderStatus {
  return settlesAt === null || now < settlesAt ? 'PROCESSING' : outcome
}

/** The person's account in the life asked for; it begins with the first question, with the orders of earlier days. */
export async function accountOf(ask: Ask): Promise<Account> {
  const owner = { uid: ask.caller, world: worldOf(ask) }
  const known = accounts.findFirst((q) => q.where(owner))
  if (known) return known
  const { available, hasPast } = termsOf(owner.world)
  let opening = available
  for (const past of hasPast ? PAST_ORDERS : []) {
    const createdAt = parseStamp(`${day(ask.now - past.daysAgo * 86_400_000)} ${past.at}`)
    const failReason = past.outcome === 'FAILED' ? PAYEE_WRONG : ''
    const settlesAt = createdAt + past.hours * 3_600_000
    if (past.outcome === 'SUCCESS') opening += past.amount
    await addOrder(owner, { ...past, createdAt, settlesAt, failReason, isFree: false })
  }
  return accounts.create({ ...owner, opening })
}

export interface NewOrder extends Pick<
  Order,
  'amount' | 'createdAt' | 'settlesAt' | 'outcome' | 'failReason'
> {
  isFree: boolean
}

let counted = 0

export function addOrder(
  { uid, world }: Pick<Account, 'uid' | 'world'>,
  { amount, createdAt, settlesAt, outcome, failReason, isFree }: NewOrder,
): Promise<Order> {
  counted += 1
  const orderNo = `RC${createdAt}${String(counted % 1_000_000).padStart(6, '0')}`
  const money = cashOf(amount, isFree)
  return orders.create({
    orderNo,
    uid,
    world,
    amount,
    ...money,
    createdAt,
    settlesAt,
    outcome,
    failReason,
  })
}

/** The newest first. */
export function ordersOf({ uid, world }: Pick<Account, 'uid' | 'world'>): Order[] {
  const own = orders.findMany((q) => q.where({ uid, world }))
  return own.sort((one, other) => other.createdAt - one.createdAt)
}

/** What is left at this moment: an order takes at once, and gives back when it fails. */
export async function leftOf(ask: Ask) {
  const { now, scenario } = ask
  const account = await accountOf(ask)
  const kept = ordersOf(account).filter((order) => statusAt(order, now) !== 'FAILED')
  const today = kept.filter(({ createdAt }) => day(createdAt) === day(now))
  const processing = kept.filter((order) => statusAt(order, now) === 'PROCESSING')
  const everybody = orders.findMany((q) => q.where({ world: account.world }))
  const pool = everybody.filter((order) => statusAt(order, now) !== 'FAILED')
  return {
    dailyLimit: DAILY_LIMIT,
    available: account.opening - sum(kept),
    frozen: FROZEN + sum(processing),
    todayLeft: atMost(DAILY_LIMIT - sum(today), scenario('today_0'), scenario('today_low')),
    poolLeft: atMost(POOL - sum(pool), scenario('pool_0'), scenario('pool_low')),
  }
}

function atMost(left: number, isNone: boolean, isLow: boolean): number {
  if (isNone) return 0
  return Math.max(0, isLow ? Math.min(LOW, left) : left)
}

function sum(some: readonly Order[]): number {
  return some.reduce((total, { amount }) => total + amount, 0)
}
