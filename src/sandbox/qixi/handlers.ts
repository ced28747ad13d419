import { addActivityOrder, type ActivityOrder, type ActivityOrderRequest } from '@/api/orders'
import { refuseUnlessOpen } from '@/sandbox/activity'
import { refuse, type Refusal } from '@/sandbox/answer'
import { handleOnce, type MemberCall } from '@/sandbox/serve/handle'
import { place, waitingOf } from '@/sandbox/orders/unpaid'
import { addPoints, balances } from '@/sandbox/points/account'
import { onReset } from '@/sandbox/platform'
import { seededRandom } from '@/sandbox/random'
import { PRIZES, count, festivalGoods } from './goods'

type OrderCall = MemberCall<ActivityOrderRequest>

let random = seededRandom('qixi')
onReset(() => {
  random = seededRandom('qixi')
})

export const handlers = [handleOnce(addActivityOrder, order)]

function order(call: OrderCall): ActivityOrder | Refusal {
  const goods = festivalGoods(call).find(({ goodsId }) => goodsId === call.payload.goodsId)
  if (!goods) return refuse(90_003, '商品不存在或已下架')
  const closed = refuseUnlessOpen(call)
  if (closed) return closed
  return goods.isDraw ? spin(call, goods) : buy(call, goods)
}

type Goods = ReturnType<typeof festivalGoods>[number]

function spin(call: OrderCall, { goodsId, needIntegral = 0, mineLeft }: Goods) {
  if (mineLeft === 0) return refuse(20_004)
  if (balances.of(call).available < needIntegral) return refuse(30_001)
  const index = drawn(random())
  const prize = PRIZES[index]
  if (!prize) return refuse(20_002)
  addPoints(call, ('points' in prize ? prize.points : 0) - needIntegral)
  count(call, goodsId, 1)
  const won = { name: prize.name, img: call.art(prize.art, `prize-${prize.prizeId}`) }
  return {
    orderNo: `QX${call.now}`,
    amount: 0,
    status: 'PAID' as const,
    payExpireAt: '',
    appPayPath: '',
    prizeIndex: call.scenario('index_out') ? PRIZES.length : index,
    prize: won,
  }
}

/** The prize that a number from 0 to 1 falls on. */
function drawn(number: number): number {
  let sum = 0
  return PRIZES.findIndex(({ probability }) => number < (sum += probability))
}

function buy(call: OrderCall, { goodsId, name, price = 0, stock = 0, mineLeft = 0 }: Goods) {
  const quantity = Number(call.payload.quantity)
  if (waitingOf(call)) return refuse(30_005)
  if (!Number.isSafeInteger(quantity) || quantity < 1) return refuse(90_001, '购买数量有误')
  if (quantity > mineLeft) return refuse(30_003)
  if (quantity > stock || call.scenario('taken')) return refuse(20_002)
  count(call, goodsId, quantity)
  const placed = place(call, {
    orderNo: `QX${call.now}`,
    scene: 'QIXI',
    goodsName: `${name} × ${quantity}`,
    amount: price * quantity,
    onExpired: () => count(call, goodsId, -quantity),
  })
  return { ...placed, prizeIndex: undefined, prize: null }
}
