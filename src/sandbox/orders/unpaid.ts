import type { UnpaidOrder } from '@/api/orders'
import { accountsOf } from '@/sandbox/account'
import { stamp } from '@/sandbox/clock'
import { isOnPage, type Call } from '@/sandbox/serve/handle'

const PAY_MS = 15 * 60_000
const SOON_MS = 20_000

/** An order that waits for its payment, and its callbacks. */
export interface Waiting {
  orderNo: string
  scene: string
  goodsName: string
  amount: number
  /** Epoch milliseconds. */
  expiresAt: number
  onPaid?: () => void
  onExpired?: () => void
}

interface Desk {
  waiting: Waiting | undefined
  /** The person has looked at it, or has placed it just now: the next look comes after a payment. */
  isSeen: boolean
}

const desks = accountsOf<Desk>(
  (call) => ({ waiting: firstOrder(call), isSeen: false }),
  ['unpaid', 'unpaid_soon', 'paid_on_return'],
)

/** The content of an order from an earlier visit, by the calling page. */
const EARLIER = [
  { page: '/asset-debut', scene: 'DEBUT', goodsName: '望月塔 · 归人 × 1', amount: 19_900 },
  { page: '/real-estate', scene: 'MARKET', goodsName: '听潮小筑 A-0318', amount: 128_000 },
  { page: '/qiXi', scene: 'QIXI', goodsName: '星河香薰对杯 × 1', amount: 16_800 },
] as const

function firstOrder(call: Call): Waiting | undefined {
  if (!call.scenario('unpaid') && !call.scenario('unpaid_soon')) return undefined
  const { page: _, ...order } = EARLIER.find(({ page }) => isOnPage(call, page)) ?? EARLIER[0]
  return { ...order, orderNo: 'DB1001', expiresAt: payEnd(call) }
}

/** When an order that is placed now has to be paid: a whole second, as it is sent. */
export function payEnd(call: Call): number {
  const end = call.now + (call.scenario('unpaid_soon') ? SOON_MS : PAY_MS)
  return end - (end % 1000)
}

/** The person's order that still waits, of this scene or of any; what has expired is cancelled here. */
export function waitingOf(call: Call, scene?: string): Waiting | undefined {
  const desk = desks.of(call)
  if (desk.waiting && desk.waiting.expiresAt <= call.now) {
    desk.waiting.onExpired?.()
    desk.waiting = undefined
  }
  const { waiting } = desk
  return waiting && (scene === undefined || waiting.scene === scene) ? waiting : undefined
}

/** In `paid_on_return` the person has paid in the app by the time the order is looked at again. */
export function lookAt(call: Call, scene: string): UnpaidOrder | null {
  const waiting = waitingOf(call, scene)
  const desk = desks.of(call)
  if (!waiting) return null
  if (call.scenario('paid_on_return') && desk.isSeen) {
    waiting.onPaid?.()
    desk.waiting = undefined
    return null
  }
  desk.isSeen = true
  const { orderNo, goodsName, amount, expiresAt } = waiting
  const [payExpireAt, serverTime] = [stamp(expiresAt), stamp(call.now)]
  const appPayPath = `/pay?orderNo=${orderNo}`
  return { orderNo, goodsName, amount, payExpireAt, serverTime, appPayPath }
}

/** Lets an order wait for its payment, and answers it. */
export function place(call: Call, order: Omit<Waiting, 'expiresAt'>) {
  const expiresAt = payEnd(call)
  Object.assign(desks.of(call), { waiting: { ...order, expiresAt }, isSeen: true })
  const { orderNo, amount } = order
  const appPayPath = `/pay?orderNo=${orderNo}`
  return { orderNo, amount, status: 'UNPAID' as const, payExpireAt: stamp(expiresAt), appPayPath }
}
