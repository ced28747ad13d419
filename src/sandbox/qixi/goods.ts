import type { ActivityGoods } from '@/api/lhExchange'
import { accountsOf } from '@/sandbox/account'
import type { ArtKind } from '@/sandbox/art/picture'
import type { Call } from '@/sandbox/serve/handle'
import { onReset } from '@/sandbox/platform'
import { person } from '@/sandbox/users'

type Box = readonly [
  goodsId: string,
  name: string,
  art: ArtKind,
  price: number,
  stock: number,
  limit: number,
  tag: string,
]

const BOXES: readonly Box[] = [
  ['76001', '鹊桥礼盒 · 双人份', 'present', 29_900, 120, 2, '限定'],
  ['76002', '星河香薰对杯', 'sculpture', 16_800, 64, 3, ''],
  ['76003', '情书信笺套装', 'postcard', 5900, 1, 1, '仅剩1件'],
]

export const WHEEL_ID = '76000'
export const SPIN_COST = 50
const SPINS = 5

/** The prizes around the wheel. `points`: what a win of it pays. */
export const PRIZES = [
  { prizeId: '1', name: '星河香薰', art: 'sculpture', probability: 0.02 },
  { prizeId: '2', name: '20积分', art: 'coin', probability: 0.3, points: 20 },
  { prizeId: '3', name: '情书信笺', art: 'postcard', probability: 0.05 },
  { prizeId: '4', name: '100积分', art: 'coin', probability: 0.08, points: 100 },
  { prizeId: '5', name: '鹊桥藏章', art: 'badge', probability: 0.1 },
  { prizeId: '6', name: '50积分', art: 'coin', probability: 0.15, points: 50 },
  { prizeId: '7', name: '装饰券', art: 'coupon', probability: 0.1 },
  { prizeId: '8', name: '10积分', art: 'coin', probability: 0.2, points: 10 },
] as const satisfies readonly {
  prizeId: string
  name: string
  art: ArtKind
  probability: number
  points?: number
}[]

/** How many of each have gone to all accounts. */
const taken = new Map<string, number>()
onReset(() => taken.clear())

const had = accountsOf(
  ({ scenario }) => ({
    counts: new Map<string, number>(scenario('limit') ? [[WHEEL_ID, SPINS]] : []),
  }),
  ['limit'],
)

const countOf = (call: Call, goodsId: string) =>
  call.user ? (had.of(call).counts.get(goodsId) ?? 0) : 0

/** Counts pieces or spins, or takes them back with a negative quantity. */
export function count(call: Call, goodsId: string, quantity: number): void {
  taken.set(goodsId, (taken.get(goodsId) ?? 0) + quantity)
  const { counts } = had.of(call)
  counts.set(goodsId, (counts.get(goodsId) ?? 0) + quantity)
}

const leftFor = (call: Call, goodsId: string, limit: number) =>
  call.user ? Math.max(0, limit - countOf(call, goodsId)) : undefined

function boxOf(call: Call, [goodsId, name, art, price, stock, limit, tag]: Box): ActivityGoods {
  const isOut = call.scenario('sold_out')
  return {
    goodsId,
    name,
    img: call.art(art, goodsId),
    price,
    needIntegral: undefined,
    stock: isOut ? 0 : Math.max(0, stock - (taken.get(goodsId) ?? 0)),
    limitPerUser: limit,
    mineLeft: call.scenario('limit') ? 0 : leftFor(call, goodsId, limit),
    tag,
    isDraw: false,
    prizes: [],
  }
}

function wheelOf(call: Call): ActivityGoods {
  return {
    goodsId: WHEEL_ID,
    name: '鹊桥转盘',
    img: '',
    price: undefined,
    needIntegral: call.scenario('lack') ? SPIN_COST + 10_000 : SPIN_COST,
    stock: undefined,
    limitPerUser: SPINS,
    mineLeft: leftFor(call, WHEEL_ID, SPINS),
    tag: '',
    isDraw: true,
    prizes: PRIZES.map(({ prizeId, name, art, probability }) => ({
      prizeId,
      name,
      img: call.art(art, `prize-${prizeId}`),
      probability,
    })),
  }
}

/** The festival's goods: the boxes, and the wheel. */
export function festivalGoods(call: Call): ActivityGoods[] {
  const boxes = call.scenario('goods_0') ? [] : BOXES.map((box) => boxOf(call, box))
  return call.scenario('wheel_0') ? boxes : [...boxes, wheelOf(call)]
}

/** The winners, the latest first. */
export const festivalWinners = () =>
  [2, 5, 8, 11, 14].map((at, index) => ({
    uid: person(at).uid,
    nickname: person(at).nickname,
    avatar: '',
    rank: 0,
    workTitle: '',
    prizeName: PRIZES[(index * 3) % PRIZES.length]?.name ?? '',
  }))
