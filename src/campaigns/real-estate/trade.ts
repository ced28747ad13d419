import type { Asset } from '@/api/assets'
import type { Sale, Trade, Want } from '@/api/market'

/** A market move, as the person has confirmed it. Prices in 分. */
export type Move =
  | { action: 'CREATE_WANT'; itemId: string; price: number; quantity: number; days: number }
  | { action: 'CANCEL_WANT'; tradeId: string }
  | { action: 'ACCEPT_WANT'; tradeId: string; assetId: string; price: number }
  | { action: 'LIST'; assetId: string; price: number }
  | { action: 'LIST'; saleId: string; price: number }
  | { action: 'UNLIST'; saleId: string }

/** The open layer of a trade, and its subject. */
export type TradeLayer =
  /** Choose one of the own plots: to offer it, or to sell it for a wish. */
  | { name: 'pick'; want?: Want }
  /** Set the price of a plot that is not offered yet, or of an offer. */
  | { name: 'price'; piece: Asset | Sale }
  | { name: 'sell'; want: Want; asset: Asset }
  /** `trade`: undefined if its answer was lost. */
  | { name: 'sold'; price: number; trade: Trade | undefined }
  | { name: 'post' }
  | { name: 'unlist'; sale: Sale }
  | { name: 'cancel'; want: Want }

/* Whether a move whose answer was lost was applied, by the person's own items afterwards. */

/** The piece is offered at that price. @param sales the person's own offers */
export function wasListed(
  sales: readonly Sale[],
  piece: Pick<Asset, 'name' | 'serialNo'>,
  price: number,
): boolean {
  return sales.some(
    (sale) =>
      sale.price === price &&
      sale.status !== 'SOLD' &&
      sale.serialNo === piece.serialNo &&
      (piece.serialNo !== '' || sale.name === piece.name),
  )
}

/** The offer has that price. */
export const wasRepriced = (sales: readonly Sale[], saleId: string, price: number): boolean =>
  sales.some((sale) => sale.saleId === saleId && sale.price === price)

/** The offer is gone. */
export const wasUnlisted = (sales: readonly Sale[], saleId: string): boolean =>
  !sales.some((sale) => sale.saleId === saleId)

/**
 * There is an own wish of that kind that was not there before. If the earlier ones are unknown, one without a sale so
 * far counts: nothing is wished for twice by mistake.
 */
export function wasPosted(
  wants: readonly Want[],
  { price, quantity }: { price: number; quantity: number },
  known: readonly string[] | undefined,
): boolean {
  return wants.some(
    (want) =>
      want.status === 'OPEN' &&
      want.price === price &&
      want.quantity === quantity &&
      (known ? !known.includes(want.tradeId) : want.remain === quantity),
  )
}

/** The own wish takes no more offers. */
export const wasCancelled = (wants: readonly Want[], tradeId: string): boolean =>
  !wants.some((want) => want.tradeId === tradeId && want.status === 'OPEN')

/** The ids in a `snapshot` restored from storage. */
export function knownIds(snapshot: unknown): readonly string[] | undefined {
  return Array.isArray(snapshot)
    ? snapshot.filter((one): one is string => typeof one === 'string')
    : undefined
}
