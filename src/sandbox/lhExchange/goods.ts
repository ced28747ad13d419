import type { ActivityGoods, Commodity } from '@/api/lhExchange'
import { accountsOf } from '@/sandbox/account'
import type { ArtKind } from '@/sandbox/art/picture'
import type { Call } from '@/sandbox/serve/handle'
import { onReset } from '@/sandbox/platform'

interface Seed {
  name: string
  art: ArtKind
  need: number
  price: number
  stock: number
  limit: number
  type: Commodity['type']
}

const SEEDS: readonly Seed[] = [
  {
    name: '星空主题手账本',
    art: 'postcard',
    need: 480,
    price: 39,
    stock: 86,
    limit: 2,
    type: 'PHYSICAL',
  },
  {
    name: '领地装饰券 · 秋日灯串',
    art: 'coupon',
    need: 120,
    price: 12,
    stock: 999,
    limit: 5,
    type: 'VIRTUAL',
  },
  {
    name: '青鸾数字藏章',
    art: 'badge',
    need: 300,
    price: 30,
    stock: 200,
    limit: 1,
    type: 'VIRTUAL',
  },
  {
    name: '灯塔造型香薰',
    art: 'present',
    need: 860,
    price: 69,
    stock: 42,
    limit: 1,
    type: 'PHYSICAL',
  },
  {
    name: '橘子汽水礼盒（12瓶）',
    art: 'present',
    need: 980,
    price: 72,
    stock: 1,
    limit: 1,
    type: 'PHYSICAL',
  },
  {
    name: '线下展览双人票',
    art: 'coupon',
    need: 1500,
    price: 160,
    stock: 30,
    limit: 1,
    type: 'VIRTUAL',
  },
  {
    name: '木先生手作椅 · 摆件',
    art: 'sculpture',
    need: 2600,
    price: 228,
    stock: 12,
    limit: 1,
    type: 'PHYSICAL',
  },
  { name: '补签卡', art: 'coin', need: 60, price: 6, stock: 0, limit: 0, type: 'VIRTUAL' },
  {
    name: '星图明信片一套',
    art: 'postcard',
    need: 200,
    price: 18,
    stock: 310,
    limit: 3,
    type: 'PHYSICAL',
  },
]
const FIRST_ID = 70_201
/** One id beyond what a double holds. */
const LONG_ID = '900719925474099123'
const MANY = 300
const PICTURES = 3

const idAt = (at: number) => (at === SEEDS.length - 1 ? LONG_ID : String(FIRST_ID + at))

/** How many of each have gone to all accounts: two accounts race for the last one. */
const taken = new Map<string, number>()
onReset(() => taken.clear())

const bought = accountsOf((): { counts: Map<string, number> } => ({ counts: new Map() }))

function seedOf(productId: string): Seed | undefined {
  const copy = /^71(\d{4})$/.exec(productId)
  if (copy) return SEEDS[Number(copy[1]) % SEEDS.length]
  return SEEDS.find((_seed, at) => idAt(at) === productId)
}

const stockOf = (call: Call, productId: string, seed: Seed) =>
  call.scenario('sold_out') ? 0 : Math.max(0, seed.stock - (taken.get(productId) ?? 0))

function exchangedOf(call: Call, productId: string, { limit }: Seed): number {
  if (!call.user) return 0
  return call.scenario('limit') ? Math.max(1, limit) : (bought.of(call).counts.get(productId) ?? 0)
}

export function commodityOf(call: Call, productId: string): Commodity | undefined {
  const seed = seedOf(productId)
  if (!seed) return undefined
  const limitPerUser = call.scenario('limit') ? Math.max(1, seed.limit) : seed.limit
  return {
    productId,
    name: seed.name,
    img: call.art(seed.art, productId),
    images: Array.from({ length: PICTURES }, (_, at) => call.art(seed.art, `${productId}-${at}`)),
    needIntegral: call.scenario('lack') ? seed.need + 10_000 : seed.need,
    marketPrice: seed.price,
    stock: stockOf(call, productId, seed),
    limitPerUser,
    exchanged: exchangedOf(call, productId, seed),
    type: seed.type,
    status: 'ON',
  }
}

export function commodities(call: Call): Commodity[] {
  if (call.scenario('goods_0')) return []
  const ids = SEEDS.map((_seed, at) => idAt(at))
  const more = call.scenario('many')
    ? Array.from({ length: MANY - ids.length }, (_, at) => `71${String(at).padStart(4, '0')}`)
    : []
  return [...ids, ...more].flatMap((productId) => commodityOf(call, productId) ?? [])
}

/** One of it goes to the caller. */
export function hand(call: Call, productId: string): void {
  taken.set(productId, (taken.get(productId) ?? 0) + 1)
  const { counts } = bought.of(call)
  counts.set(productId, (counts.get(productId) ?? 0) + 1)
}

/** The featured goods. */
export function featured(call: Call): ActivityGoods[] {
  if (call.scenario('goods_0')) return []
  return [3, 0, 5].flatMap((at) => {
    const commodity = commodityOf(call, idAt(at))
    if (!commodity) return []
    const { productId, name, img, needIntegral, stock, limitPerUser } = commodity
    return [
      {
        goodsId: productId,
        name,
        img,
        price: 0,
        needIntegral,
        stock,
        limitPerUser,
        mineLeft: undefined,
        tag: at === 5 ? '限量' : '精选',
        isDraw: false,
        prizes: [],
      },
    ]
  })
}
