import type { Asset } from '@/api/assets'
import type { Trade, TradeRequest } from '@/api/market'
import { Refusal, refuse } from '@/sandbox/answer'
import { hand, ownedBy, owners } from '@/sandbox/assets/owned'
import { DAY_MS } from '@/sandbox/clock'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import { plotOf } from '@/sandbox/plots'
import type { User } from '@/sandbox/users'
import { addBid, addOffer, bidStatusOf, bidsOf, nameOfItem, nextNumber } from './book'
import { noteSold, offersOf, removeOffer, statusOf, type Offer } from './book'

export const FEE_RATE = 0.05
const FEE_PERCENT = 5
const LEAST_PRICE = 100
const MOST_PRICE = 999_999_999
const MOST_PIECES = 99
const MOST_DAYS = 30

type MoveCall = MemberCall<TradeRequest>
type Outcome = Trade | Refusal

const MOVES: Readonly<Record<string, (call: MoveCall) => Outcome>> = {
  CREATE_WANT: createWant,
  CANCEL_WANT: cancelWant,
  ACCEPT_WANT: acceptWant,
  LIST: list,
  UNLIST: unlist,
}

/** One market move. */
export function process(call: MoveCall): Outcome {
  const move = MOVES[call.payload.action ?? '']
  return move ? move(call) : refuse(90_001, '不支持的操作')
}

/** Half a 分 counts as a whole one. */
export const feeOf = (amount: number): number => Math.floor((amount * FEE_PERCENT + 50) / 100)

function done(call: Call, amount: number, isSale = false): Trade {
  const fee = isSale ? feeOf(amount) : 0
  return {
    orderNo: `TR${call.now}${nextNumber()}`,
    status: call.scenario('pending') ? 'PROCESSING' : 'SUCCESS',
    amount,
    fee,
    income: isSale ? amount - fee : 0,
  }
}

const isPrice = (value: number) =>
  Number.isSafeInteger(value) && value >= LEAST_PRICE && value <= MOST_PRICE
const isWithin = (value: number, most: number) =>
  Number.isSafeInteger(value) && value >= 1 && value <= most

function createWant(call: MoveCall): Outcome {
  const { itemId = '' } = call.payload
  const price = Number(call.payload.price)
  const quantity = Number(call.payload.quantity)
  const days = Number(call.payload.days)
  if (itemId === '' || !isPrice(price)) return refuse(90_002, '求购价格有误')
  if (!isWithin(quantity, MOST_PIECES)) return refuse(90_002, '求购数量有误')
  if (!isWithin(days, MOST_DAYS)) return refuse(90_002, '求购期限有误')
  if (call.scenario('lack')) return refuse(30_002)
  // The market's seeded wishes come before the first own one.
  bidsOf(call)
  addBid({
    tradeId: String(78_000 + nextNumber()),
    itemId,
    name: nameOfItem(itemId),
    price,
    quantity,
    remain: quantity,
    buyerName: call.user.nickname,
    buyerUid: call.user.uid,
    status: 'OPEN',
    expiresAt: call.now + days * DAY_MS,
  })
  return done(call, price * quantity)
}

const bidFor = (call: MoveCall) =>
  bidsOf(call).find(({ tradeId }) => tradeId === call.payload.tradeId)

function cancelWant(call: MoveCall): Outcome {
  const bid = bidFor(call)
  if (!bid || bid.buyerUid !== call.user.uid) return refuse(90_003, '求购不存在')
  if (bidStatusOf(bid, call.now) !== 'OPEN') return refuse(90_007, '该求购已结束')
  bid.status = 'CANCELLED'
  return done(call, bid.price * bid.remain)
}

function acceptWant(call: MoveCall): Outcome {
  const bid = bidFor(call)
  if (!bid) return refuse(20_002)
  if (bid.buyerUid === call.user.uid) return refuse(90_004, '不能卖给自己')
  if (call.scenario('want_gone')) bid.status = 'DONE'
  if (bidStatusOf(bid, call.now) !== 'OPEN' || bid.remain < 1) return refuse(20_002)
  if (Number(call.payload.price) !== bid.price) return refuse(30_004)
  const asset = freeAsset(call)
  if (asset instanceof Refusal) return asset
  if (asset.itemId !== bid.itemId) return refuse(90_005, '该藏品与求购不符')
  bid.remain -= 1
  if (bid.remain === 0) bid.status = 'DONE'
  noteSold({ plot: plotOfAsset(asset), price: bid.price })
  hand(call, asset, call.user.uid, bid.buyerUid)
  return done(call, bid.price, true)
}

/** The person's own asset, when it can be sold. */
function freeAsset(call: MoveCall): Asset | Refusal {
  const asset = ownedBy(call).find(({ assetId }) => assetId === call.payload.assetId)
  if (!asset) return refuse(90_003, '该藏品不在你的账户')
  if (asset.lockReason === '挂售中') return refuse(90_006, '该藏品已在挂售中')
  return asset.giftable === false ? refuse(90_005, '该藏品暂不可交易') : asset
}

const plotOfAsset = ({ assetId }: Asset) => plotOf(assetId.replace(/^74/, ''))

function list(call: MoveCall): Outcome {
  const price = Number(call.payload.price)
  if (!isPrice(price)) return refuse(90_002, '挂售价格有误')
  if (call.payload.saleId) return reprice(call, price)
  const asset = freeAsset(call)
  if (asset instanceof Refusal) return asset
  if (asset.itemId === '') return refuse(90_005, '该藏品暂不可交易')
  addOffer(offerOf(call, call.user, asset, price))
  owners.of(call).offered.add(asset.assetId)
  return done(call, price, true)
}

export function offerOf(
  call: Call,
  seller: Pick<User, 'uid' | 'nickname'>,
  asset: Asset,
  price: number,
): Offer {
  // The market's own offers come before it.
  offersOf(call)
  return {
    saleId: String(79_000 + nextNumber()),
    itemId: asset.itemId,
    assetId: asset.assetId,
    name: asset.name,
    serialNo: asset.serialNo,
    price,
    seller: { uid: seller.uid, nickname: seller.nickname },
    status: 'ON_SALE',
    plot: plotOfAsset(asset),
    number: 0,
    lockedUntil: 0,
  }
}

function ownOffer(call: MoveCall): Offer | Refusal {
  const offer = offersOf(call).find(({ saleId }) => saleId === call.payload.saleId)
  if (!offer || offer.seller.uid !== call.user.uid) return refuse(90_003, '挂售不存在或已撤下')
  return statusOf(offer, call.now) === 'ON_SALE' ? offer : refuse(90_007, '交易中的地块不能更改')
}

/** A buyer who still has the old price on screen is refused with 30004. */
function reprice(call: MoveCall, price: number): Outcome {
  const offer = ownOffer(call)
  if (offer instanceof Refusal) return offer
  offer.price = price
  return done(call, price, true)
}

function unlist(call: MoveCall): Outcome {
  const offer = ownOffer(call)
  if (offer instanceof Refusal) return offer
  removeOffer(offer)
  owners.of(call).offered.delete(offer.assetId)
  return done(call, offer.price)
}
