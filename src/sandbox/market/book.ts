import type { Asset } from '@/api/assets'
import type { Sale, Want } from '@/api/market'
import { LAND_ITEM, landAsset } from '@/sandbox/assets/owned'
import { DAY_MS, stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { builtPlot, plotOf, type Plot } from '@/sandbox/plots'
import { onReset } from '@/sandbox/platform'
import { person } from '@/sandbox/users'

export const TOWER_ITEM = '70001'
const TOWER = '望月塔 · 归人'

/** Something that is offered; the same for everybody. */
export interface Offer {
  saleId: string
  itemId: string
  /** The asset of an account that uses the sandbox; '' for an offer of its seeded people. */
  assetId: string
  name: string
  serialNo: string
  price: number
  seller: { uid: string; nickname: string }
  status: Sale['status']
  plot: Plot | undefined
  /** Of the market's own plots; 0 for the others. */
  number: number
  /** Until when a buyer's order waits, in epoch milliseconds; 0: forever. */
  lockedUntil: number
}

/** A wish to buy. */
export interface Bid extends Omit<Want, 'mine' | 'expireAt' | 'price' | 'quantity' | 'remain'> {
  buyerUid: string
  price: number
  quantity: number
  remain: number
  /** Epoch milliseconds. */
  expiresAt: number
}

const FIRST_TOWER = 75_001
const TOWERS = 24
const TOWER_FLOOR = 25_800
const FIRST_PLOT_SALE = 760_001
const USUAL = 60
const MANY = 300
const HUGE = 10_000
/** Beyond what a double holds. */
const LONG_ID = '900719925474099123'
/** The plots that have pages of their own are offered, too. */
const KNOWN = ['60001', '60002', '60004', LONG_ID]

let offers: Offer[] = []
let bids: Bid[] = []
let made = 0
let last = 0
const lastPrices = new Map<string, number>()
onReset(() => {
  offers = []
  bids = []
  made = 0
  last = 0
  lastPrices.clear()
})

/** A number that nothing else has. */
export const nextNumber = (): number => (last += 1)

/** The price of the plot's last sale, in 分. */
export function lastPriceOf(landId: string): number | undefined {
  const known = lastPrices.get(landId)
  const digits = Number(landId.slice(-4))
  // One in four has not been sold yet.
  return known ?? (digits % 4 === 3 ? undefined : 90_000 + ((digits * 7919) % 400) * 100)
}

/** Everything that is offered, in the order of the offers, with as many of the market's own as the scenario has. */
export function offersOf(call: Call): Offer[] {
  const count = call.scenario('huge') ? HUGE : call.scenario('many') ? MANY : USUAL
  if (made === 0) offers.push(...towers())
  for (; made < count; made += 1) offers.push(plotOffer(made))
  // Another scenario may have made more of them.
  return made === count ? offers : offers.filter(({ number }) => number < count)
}

export function addOffer(offer: Offer): void {
  offers.push(offer)
}

export function removeOffer(offer: Offer): void {
  offers = offers.filter((one) => one !== offer)
}

function towers(): Offer[] {
  return Array.from({ length: TOWERS }, (_, at) => ({
    ...FREE,
    saleId: String(FIRST_TOWER + at),
    itemId: TOWER_ITEM,
    name: TOWER,
    serialNo: `#${String((at * 271 + 12) % 2000).padStart(5, '0')}`,
    price: TOWER_FLOOR + at * 1300,
    seller: person(at + 1),
    status: 'ON_SALE',
    plot: undefined,
  }))
}

const FREE = { assetId: '', lockedUntil: 0, number: 0 } as const

function plotOffer(at: number): Offer {
  const plot = plotOf(KNOWN[at] ?? '') ?? builtPlot(at)
  return {
    ...FREE,
    saleId: at === KNOWN.length - 1 ? LONG_ID : String(FIRST_PLOT_SALE + at),
    itemId: LAND_ITEM,
    name: plot.name,
    serialNo: plot.landNo,
    price: 98_000 + ((at * 137) % 97) * 1260,
    seller: person(plot.owner + 1),
    // One in nine is being paid for, and one in thirteen has just been sold.
    status: at % 9 === 7 ? 'LOCKED' : at % 13 === 11 ? 'SOLD' : 'ON_SALE',
    plot,
    number: at,
  }
}

/** An order that was not paid in time holds nothing any more. */
export function statusOf({ status, lockedUntil }: Offer, now: number): Sale['status'] {
  const isOver = status === 'LOCKED' && lockedUntil > 0 && lockedUntil <= now
  return isOver ? 'ON_SALE' : status
}

/** It is sold: the caller transfers it. */
export function noteSold(offer: Pick<Offer, 'plot' | 'price'>): void {
  if (offer.plot) lastPrices.set(offer.plot.landId, offer.price)
}

export function saleOf(call: Call, offer: Offer, price: number): Sale {
  const { plot, seller } = offer
  return {
    saleId: offer.saleId,
    itemId: offer.itemId,
    name: offer.name,
    cover: coverOf(call, offer),
    serialNo: offer.serialNo,
    price,
    sellerUid: seller.uid,
    sellerName: seller.nickname,
    status: statusOf(offer, call.now),
    mine: seller.uid === call.user?.uid,
    landId: plot?.landId ?? '',
    coordX: plot?.coordX,
    coordY: plot?.coordY,
  }
}

const coverOf = (call: Call, { plot }: Offer) =>
  plot ? call.art('landscape', plot.landId) : call.art('tower', 'debut')

/** The buyer's asset. */
export function assetOf(call: Call, offer: Offer): Asset {
  if (offer.plot) return landAsset(call, offer.plot)
  return {
    assetId: `75${offer.saleId}`,
    name: offer.name,
    cover: coverOf(call, offer),
    serialNo: offer.serialNo,
    category: 'SCENE',
    giftable: true,
    lockReason: '',
    unlockAt: '',
    itemId: offer.itemId,
  }
}

export const nameOfItem = (itemId: string): string => (itemId === TOWER_ITEM ? TOWER : '数字地块')

/** All wishes, the best price first. */
export function bidsOf(call: Call): Bid[] {
  if (bids.length === 0) bids.push(...seededBids(call))
  return [...bids].sort((one, other) => other.price - one.price)
}

export function addBid(bid: Bid): void {
  bids.push(bid)
}

export function bidStatusOf({ status, expiresAt }: Bid, now: number): Want['status'] {
  return status === 'OPEN' && expiresAt <= now ? 'EXPIRED' : status
}

export function wantOf(call: Call, bid: Bid): Want {
  const { buyerUid, expiresAt, ...want } = bid
  return {
    ...want,
    status: bidStatusOf(bid, call.now),
    expireAt: stamp(expiresAt),
    mine: buyerUid === call.user?.uid,
  }
}

const BIDS_MANY = 300

function seededBids({ scenario, now }: Call): Bid[] {
  const count = scenario('many') ? BIDS_MANY : 12
  return Array.from({ length: count }, (_, at) => {
    const isTower = at % 4 === 3
    const itemId = isTower ? TOWER_ITEM : LAND_ITEM
    const buyer = person(at * 3 + 2)
    const quantity = 1 + (at % 5)
    const top = isTower ? 23_000 : 92_350
    return {
      tradeId: String(77_001 + at),
      itemId,
      name: nameOfItem(itemId),
      price: Math.max(1000, top - at * 715),
      quantity,
      remain: at === 8 ? 0 : Math.max(1, quantity - (at % 2)),
      buyerName: buyer.nickname,
      buyerUid: buyer.uid,
      status: at === 8 ? 'DONE' : 'OPEN',
      expiresAt: now + (1 + (at % 7)) * DAY_MS,
    } as const
  })
}
