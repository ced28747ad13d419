import type { Release } from '@/api/activity'
import { addOrder, getBizNo, readUnpaidOrder } from '@/api/orders'
import type { OrderRequest, PlacedOrder } from '@/api/orders'
import { refuse, type Refusal } from '@/sandbox/answer'
import { stamp } from '@/sandbox/clock'
import { handleMember, handleOnce, type MemberCall } from '@/sandbox/serve/handle'
import { onReset } from '@/sandbox/platform'
import { addPoints, balances } from '@/sandbox/points/account'
import { buyerOf, priceOf, releaseOf, take } from '@/sandbox/release/release'
import { refuseUnlessOpen } from '@/sandbox/activity'
import { lookAt, payEnd, place, waitingOf } from './unpaid'

const VALID_MS = 30 * 60_000

let issued = 0
onReset(() => {
  issued = 0
})

export const handlers = [
  handleMember(getBizNo, ({ payload, user, now, request }) => {
    const { bizType } = payload
    if (!bizType || request.headers.get('X-Request-Source') !== 'h5')
      return refuse(90_001, '请求来源有误')
    issued += 1
    const bizNo = `${bizType}${now}${user.uid.slice(-4)}${String(issued).padStart(6, '0')}`
    return { bizNo, expireAt: stamp(now + VALID_MS) }
  }),
  handleMember(readUnpaidOrder, (call) => lookAt(call, call.payload.scene ?? '')),
  handleOnce(addOrder, order),
]

function order(call: MemberCall<OrderRequest>): PlacedOrder | Refusal {
  const release = releaseOf(call)
  const quantity = Number(call.payload.quantity)
  const points = Number(call.payload.useIntegral) || 0
  if (!release || call.payload.skuId !== release.skuId) return refuse(90_003, '商品不存在或已下架')
  const refusal = refusalOf(call, release, quantity, points)
  if (refusal) return refusal
  const amount = priceOf(call) * quantity - points
  const orderNo = `DB${call.now}`
  const buyer = buyerOf(call)
  addPoints(call, -points)
  take(quantity)
  buyer.bought += quantity
  if (amount === 0) {
    const payExpireAt = stamp(payEnd(call))
    return { orderNo, amount, status: 'PAID', payExpireAt, appPayPath: '' }
  }
  return place(call, {
    orderNo,
    scene: 'DEBUT',
    goodsName: `${release.name} × ${quantity}`,
    amount,
    onExpired() {
      take(-quantity)
      buyer.bought -= quantity
      addPoints(call, points)
    },
  })
}

function refusalOf(
  call: MemberCall<OrderRequest>,
  { left = 0, limitPerUser, bought, integralMax }: Release,
  quantity: number,
  points: number,
): Refusal | undefined {
  const closed = refuseUnlessOpen(call)
  if (closed) return closed
  if (waitingOf(call)) return refuse(30_005)
  if (!Number.isSafeInteger(quantity) || quantity < 1) return refuse(90_001, '购买数量有误')
  if (bought + quantity > limitPerUser) return refuse(30_003)
  if (left < quantity) return refuse(20_002)
  if (points > balances.of(call).available || points > integralMax * quantity) return refuse(30_001)
  if (Number(call.payload.price) === priceOf(call)) return undefined
  // From now on answers to the page have the new price, too.
  buyerOf(call).hasNewPrice = true
  return refuse(30_004)
}
