import { accountsOf } from '@/sandbox/account'
import { LAND_ITEM, ownedBy, owners } from '@/sandbox/assets/owned'
import { DAY_MS } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { addBid, addOffer, nameOfItem, nextNumber } from './book'
import type { Offer } from './book'
import { offerOf } from './moves'

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
export const dealerOf = (call: Call): Dealer => dealers.of(call)

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
export function priceOf(call: Call, { price, saleId }: Offer, holds = false): number {
  if (!call.scenario('price_changed')) return price
  return holds || dealerOf(call).newPrices.has(saleId) ? raised(price) : price
}
