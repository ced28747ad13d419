import {
  COMMODITY_PAGE_SIZE,
  exchangeCommodity,
  listActivityGoods,
  listAddresses,
  listCommodities,
  readExchangeDate,
  readExchangeInfo,
} from '@/api/lhExchange'
import type { CommodityOrder, DeliveryAddress } from '@/api/lhExchange'
import { activityOf, refuseUnlessOpen } from '@/sandbox/activity'
import { refuse } from '@/sandbox/answer'
import type { Refusal } from '@/sandbox/answer'
import { handle, handleMember, handleOnce } from '@/sandbox/serve/handle'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import { pageOf } from '@/sandbox/paging'
import { addPoints, balances } from '@/sandbox/points/account'
import { festivalGoods, isFestival } from '@/sandbox/qixi/goods'
import { commodities, commodityOf, featured, hand } from './goods'

export const handlers = [
  handle(readExchangeDate, (call) => activityOf(call)),
  handle(readExchangeInfo, (call) => (isFestival(call) ? FESTIVAL : shopInfo(call))),
  handle(listActivityGoods, (call) => (isFestival(call) ? festivalGoods(call) : featured(call))),
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
