import {
  COMMODITY_PAGE_SIZE,
  exchangeCommodity,
  listActivityGoods,
  listAddresses,
  listCommodities,
  readExchangeDate,
  readExchangeInfo,
} from '@/api/lhExchange'
import type { ActivityGoods, Commodity, CommodityOrder, DeliveryAddress } from '@/api/lhExchange'
import { accountsOf } from '@/sandbox/account'
import type { ArtKind } from '@/sandbox/art/picture'
import { handle, handleMember, handleOnce, isOnPage } from '@/sandbox/serve/handle'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import { onReset } from '@/sandbox/platform'
import { activityOf, refuseUnlessOpen } from '@/sandbox/activity'
import { refuse, type Refusal } from '@/sandbox/answer'
import { pageOf } from '@/sandbox/paging'
import { addPoints, balances } from '@/sandbox/points/account'
import { festivalGoods } from '@/sandbox/qixi/goods'

type Seed = readonly [
  name: string,
  art: ArtKind,
  need: number,
  price: number,
  stock: number,
  limit: number,
  type: Commodity['type'],
]

const SEEDS: readonly Seed[] = [
  ['星空主题手账本', 'postcard', 480, 39, 86, 2, 'PHYSICAL'],
  ['领地装饰券 · 秋日灯串', 'coupon', 120, 12, 999, 5, 'VIRTUAL'],
  ['青鸾数字藏章', 'badge', 300, 30, 200, 1, 'VIRTUAL'],
  ['灯塔造型香薰', 'present', 860, 69, 42, 1, 'PHYSICAL'],
  ['橘子汽水礼盒（12瓶）', 'present', 980, 72, 1, 1, 'PHYSICAL'],
  ['线下展览双人票', 'coupon', 1500, 160, 30, 1, 'VIRTUAL'],
  ['木先生手作椅 · 摆件', 'sculpture', 2600, 228, 12, 1, 'PHYSICAL'],
  ['补签卡', 'coin', 60, 6, 0, 0, 'VIRTUAL'],
  ['星图明信片一套', 'postcard', 200, 18, 310, 3, 'PHYSICAL'],
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

function commodityOf(call: Call, productId: string): Commodity | undefined {
  const { art, scenario } = call
  const seed = seedOf(productId)
  if (!seed) return undefined
  const [name, kind, need, marketPrice, stock, limit, type] = seed
  const limitPerUser = scenario('limit') ? Math.max(1, limit) : limit
  const own = scenario('limit') ? limitPerUser : (bought.of(call).counts.get(productId) ?? 0)
  return {
    productId,
    name,
    img: art(kind, productId),
    images: Array.from({ length: PICTURES }, (_, at) => art(kind, `${productId}-${at}`)),
    needIntegral: scenario('lack') ? need + 10_000 : need,
    marketPrice,
    stock: scenario('sold_out') ? 0 : Math.max(0, stock - (taken.get(productId) ?? 0)),
    limitPerUser,
    exchanged: call.user ? own : 0,
    type,
    status: 'ON',
  }
}

function commodities(call: Call): Commodity[] {
  if (call.scenario('goods_0')) return []
  const ids = SEEDS.map((_seed, at) => idAt(at))
  const more = call.scenario('many')
    ? Array.from({ length: MANY - ids.length }, (_, at) => `71${String(at).padStart(4, '0')}`)
    : []
  return [...ids, ...more].flatMap((productId) => commodityOf(call, productId) ?? [])
}

/** One of it goes to the caller. */
function hand(call: Call, productId: string): void {
  taken.set(productId, (taken.get(productId) ?? 0) + 1)
  const { counts } = bought.of(call)
  counts.set(productId, (counts.get(productId) ?? 0) + 1)
}

const FEATURED = [3, 0, 5].map(idAt)
const LIMITED = idAt(5)
/** Of a long list's fourth page. */
const FAR_ID = '710070'

/** The featured goods. */
function featured(call: Call): ActivityGoods[] {
  if (call.scenario('goods_0')) return []
  return [...FEATURED, ...(call.scenario('many') ? [FAR_ID] : [])].flatMap((id) => {
    const commodity = commodityOf(call, id)
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
        tag: id === LIMITED ? '限量' : '精选',
        isDraw: false,
        prizes: [],
      },
    ]
  })
}

export const handlers = [
  handle(readExchangeDate, (call) => activityOf(call)),
  handle(readExchangeInfo, (call) => (isOnPage(call, '/qiXi') ? FESTIVAL : shopInfo(call))),
  handle(listActivityGoods, (call) =>
    isOnPage(call, '/qiXi') ? festivalGoods(call) : featured(call),
  ),
  handle(listCommodities, (call) => pageOf(call, commodities(call), COMMODITY_PAGE_SIZE)),
  handleMember(listAddresses, addressesOf),
  handleOnce(exchangeCommodity, exchange),
]

const FESTIVAL = {
  name: '七夕·鹊桥会',
  banner: '',
  notices: ['鹊桥礼盒限量发售，每人限购2件', '七夕当晚20:00，星河广场烟花会'],
  ruleType: '',
  shareTitle: '七夕·鹊桥会',
  shareDesc: '今夜的星河，有一座桥',
}

const shopInfo = (call: Call) => ({
  name: '积分好物兑换',
  banner: call.art('present', 'lh-banner'),
  notices: call.scenario('no_notices')
    ? []
    : ['秋日新品上架，灯塔香薰限量42件', '实物奖品将在7个工作日内寄出'],
  ruleType: '',
  shareTitle: '积分好物兑换',
  shareDesc: '攒下的积分，换点喜欢的',
})

const ADDRESSES: readonly Omit<DeliveryAddress, 'addressId' | 'isDefault'>[] = [
  {
    name: '林夕',
    phoneMasked: '138****6620',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    detail: '文三路 478 号 3 幢 1202 室',
  },
  {
    name: '林夕（公司）',
    phoneMasked: '138****6620',
    province: '浙江省',
    city: '杭州市',
    district: '滨江区',
    detail: '江南大道 96 号 A 座 18 层前台',
  },
]

function addressesOf({ scenario }: Call): DeliveryAddress[] {
  if (scenario('address_0')) return []
  return ADDRESSES.map((address, at) => ({
    ...address,
    addressId: String(72_001 + at),
    isDefault: at === 1,
  }))
}

function exchange(
  call: MemberCall<{ productId: string; addressId: string }>,
): CommodityOrder | Refusal {
  const { productId = '', addressId = '' } = call.payload
  const closed = refuseUnlessOpen(call)
  if (closed) return closed
  const commodity = commodityOf(call, productId)
  if (!commodity) return refuse(90_003, '商品不存在或已下架')
  const { needIntegral = 0, stock = 0, limitPerUser, exchanged, type } = commodity
  if (limitPerUser > 0 && exchanged >= limitPerUser) return refuse(30_003)
  if (stock < 1 || call.scenario('taken')) return refuse(20_002)
  if (balances.of(call).available < needIntegral) return refuse(30_001)
  const isKnown = addressesOf(call).some((address) => address.addressId === addressId)
  if (type === 'PHYSICAL' && (!isKnown || call.scenario('bad_address'))) return refuse(30_006)
  hand(call, productId)
  return {
    orderNo: `LH${call.now}`,
    status: 'SUCCESS',
    leftIntegral: addPoints(call, -needIntegral),
  }
}
