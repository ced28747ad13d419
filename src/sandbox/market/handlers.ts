import { accountsOf } from '@/sandbox/account'
import { LAND_ITEM, ownedBy, owners, hand } from '@/sandbox/assets/owned'
import { DAY_MS, stamp } from '@/sandbox/clock'
import { handle, handleOnce, type Call, type MemberCall } from '@/sandbox/serve/handle'
import { SALES_PAGE_SIZE, buySale, listSales, listWants, processTransaction } from '@/api/market'
import type { BuyRequest, MarketItem, SalesRequest } from '@/api/market'
import type { PlacedOrder } from '@/api/orders'
import { refuse, type Refusal } from '@/sandbox/answer'
import { payEnd, place, waitingOf } from '@/sandbox/orders/unpaid'
import { pageOf } from '@/sandbox/paging'
import {
  addBid,
  addOffer,
  nameOfItem,
  nextNumber,
  assetOf,
  bidStatusOf,
  bidsOf,
  noteSold,
  offersOf,
  saleOf,
  statusOf,
  wantOf,
} from './book'
import type { Offer } from './book'
import { offerOf, FEE_RATE, process } from './moves'

/** Another price than the page has shown, in `price_changed`: a tenth more, in whole 元. */
const raised = (price: number) => price + Math.ceil(price / 1000) * 100

interface Dealer {
  /** The sales whose new price this person has been sent. */
  newPrices: Set<string>
}

const dealers = accountsOf<Dealer>(
  (call) => {
    begin(call)
    return { newPrices: new Set() }
  },
  ['price_changed', 'listed', 'wanted'],
)

/** The market's state of the person; in `listed` and `wanted` they have traded before. */
const dealerOf = (call: Call): Dealer => dealers.of(call)

function begin(call: Call): void {
  const { user, now, scenario } = call
  if (!user) return
  if (scenario('listed')) {
    const asset = ownedBy(call).find(({ itemId, giftable }) => itemId === LAND_ITEM && giftable)
    if (asset) {
      addOffer(offerOf(call, user, asset, 131_400))
      owners.of(call).offered.add(asset.assetId)
    }
  }
  if (scenario('wanted'))
    addBid({
      tradeId: String(78_000 + nextNumber()),
      itemId: LAND_ITEM,
      name: nameOfItem(LAND_ITEM),
      price: 88_800,
      quantity: 3,
      remain: 2,
      buyerName: user.nickname,
      buyerUid: user.uid,
      status: 'OPEN',
      expiresAt: now + 3 * DAY_MS,
    })
}

/** The price that this person is shown, or, with `holds`, has to pay. */
function priceOf(call: Call, { price, saleId }: Offer, holds = false): number {
  if (!call.scenario('price_changed')) return price
  return holds || dealerOf(call).newPrices.has(saleId) ? raised(price) : price
}

const isYes = (value: unknown) => value === true || value === 'true'

export const handlers = [
  handle(listSales, (call) => {
    dealerOf(call)
    const { itemId = LAND_ITEM, mine } = call.payload
    const shown = isYes(mine) ? offersOf(call).filter(isOwn(call)) : found(call, itemId)
    // A platform without paging: all rows come at once.
    const rows = call.scenario('huge') ? { total: shown.length, hasMore: false, list: shown } : null
    const page = rows ?? pageOf(call, shown, SALES_PAGE_SIZE)
    const list = page.list.map((offer) => saleOf(call, offer, priceOf(call, offer)))
    return { ...page, list, item: itemOf(call, itemId) }
  }),
  handle(listWants, (call) => {
    dealerOf(call)
    const { itemId = '', mine } = call.payload
    const shown = bidsOf(call).filter((bid) =>
      isYes(mine)
        ? bid.buyerUid === call.user?.uid
        : bidStatusOf(bid, call.now) !== 'CANCELLED' && bid.itemId === (itemId || LAND_ITEM),
    )
    const page = pageOf(call, shown, SALES_PAGE_SIZE)
    return { ...page, list: page.list.map((bid) => wantOf(call, bid)) }
  }),
  handleOnce(buySale, buy),
  handleOnce(processTransaction, process),
]

const isOwn =
  ({ user }: Call) =>
  ({ seller }: Offer) =>
    seller.uid === user?.uid

/** The offers of the item that match the keyword, in the requested order. */
function found(call: Call<SalesRequest>, itemId: string): Offer[] {
  const { keyword = '', sort } = call.payload
  const words = keyword.trim().toLowerCase()
  const offers = offersOf(call).filter(
    (offer) =>
      offer.itemId === itemId && (offer.name + offer.serialNo).toLowerCase().includes(words),
  )
  if (sort === 'NEW') return offers.reverse()
  const up = sort === 'PRICE_DESC' ? -1 : 1
  return offers.sort((one, other) => up * (priceOf(call, one) - priceOf(call, other)))
}

function itemOf(call: Call, itemId: string): MarketItem {
  const isLand = itemId === LAND_ITEM
  const open = offersOf(call).filter(
    (offer) => offer.itemId === itemId && statusOf(offer, call.now) === 'ON_SALE',
  )
  const wanted = bidsOf(call).filter(
    (bid) => bid.itemId === itemId && bidStatusOf(bid, call.now) === 'OPEN',
  )
  return {
    itemId,
    name: nameOfItem(itemId),
    cover: isLand ? call.art('island', 'estate') : call.art('tower', 'debut'),
    circulation: isLand ? 20_480 : 2000,
    floorPrice: open.length > 0 ? Math.min(...open.map(({ price }) => price)) : undefined,
    maxWantPrice: wanted.length > 0 ? Math.max(...wanted.map(({ price }) => price)) : undefined,
    feeRate: call.scenario('fee_unknown') ? undefined : FEE_RATE,
  }
}

function buy(call: MemberCall<BuyRequest>): PlacedOrder | Refusal {
  const offer = offersOf(call).find(({ saleId }) => saleId === call.payload.saleId)
  if (!offer) return refuse(90_003, '该地块已撤下')
  const refusal = refusalOf(call, offer)
  if (refusal) return refusal
  const { user, now } = call
  const { seller } = offer
  const amount = priceOf(call, offer)
  const orderNo = `MK${now}${nextNumber()}`
  const settle = () => {
    offer.status = 'SOLD'
    noteSold({ plot: offer.plot, price: amount })
    hand(call, assetOf(call, offer), seller.uid, user.uid)
  }
  const end = payEnd(call)
  offer.lockedUntil = end
  if (call.scenario('paid_at_once')) {
    settle()
    return { orderNo, amount, status: 'PAID', payExpireAt: stamp(end), appPayPath: '' }
  }
  offer.status = 'LOCKED'
  return place(call, {
    orderNo,
    scene: 'MARKET',
    goodsName: `${offer.name} ${offer.serialNo}`,
    amount,
    onPaid: settle,
    onExpired() {
      // Another account may have ordered it meanwhile.
      if (offer.lockedUntil === end && offer.status === 'LOCKED') offer.status = 'ON_SALE'
    },
  })
}

function refusalOf(call: MemberCall<BuyRequest>, offer: Offer): Refusal | undefined {
  if (offer.seller.uid === call.user.uid) return refuse(90_004, '不能购买自己挂售的地块')
  if (waitingOf(call)) return refuse(30_005)
  if (call.scenario('limit')) return refuse(30_003)
  if (call.scenario('taken') && offer.status === 'ON_SALE') {
    offer.status = 'LOCKED'
    offer.lockedUntil = payEnd(call)
  }
  if (statusOf(offer, call.now) !== 'ON_SALE') return refuse(20_002)
  if (Number(call.payload.price) !== priceOf(call, offer, true)) {
    // From now on answers to the page have the new price, too.
    dealerOf(call).newPrices.add(offer.saleId)
    return refuse(30_004)
  }
  return call.scenario('lack') ? refuse(30_002) : undefined
}
