import { groupNumber } from '@/lib/format/groupNumber'
import { pointsText } from '@/lib/format/pointsText'
import type { Commodity } from '@/api/lhExchange'
import type { ActivityPhase } from '@/kit/page/shell/shellState'

/** What a commodity's button offers this person. */
export type Offer =
  | { name: 'open' }
  | { name: 'lack'; missing: number }
  | { name: 'soldOut' }
  | { name: 'limit' }
  | { name: 'notStarted' }
  | { name: 'ended' }
  /** The price is unknown. */
  | { name: 'closed' }

/**
 * @param available the person's points; undefined for a guest, or if unknown: the platform decides then. Exactly enough
 * points are enough.
 */
export function offerOf(
  { needIntegral, stock, limitPerUser, exchanged }: Commodity,
  phase: ActivityPhase,
  available: number | undefined,
): Offer {
  if (phase === 'NOT_STARTED') return { name: 'notStarted' }
  if (phase !== 'RUNNING') return { name: 'ended' }
  if (needIntegral === undefined) return { name: 'closed' }
  if (stock !== undefined && stock < 1) return { name: 'soldOut' }
  if (limitPerUser > 0 && exchanged >= limitPerUser) return { name: 'limit' }
  if (available !== undefined && available < needIntegral)
    return { name: 'lack', missing: needIntegral - available }
  return { name: 'open' }
}

export function offerLabel(offer: Offer): string {
  switch (offer.name) {
    case 'open':
      return '立即兑换'
    case 'lack':
      return `还差${pointsText(offer.missing)}`
    case 'soldOut':
      return '已抢光'
    case 'limit':
      return '已达上限'
    case 'notStarted':
      return '未开始'
    case 'ended':
      return '已结束'
    case 'closed':
      return '暂不可兑换'
  }
}

export const SORTS = [
  { id: 'default', label: '默认' },
  { id: 'cheap', label: '积分低到高' },
  { id: 'mine', label: '我能兑的' },
] as const
export type SortId = (typeof SORTS)[number]['id']

/** Without those that are taken down. */
export const goodsOn = (rows: readonly Commodity[]): readonly Commodity[] =>
  rows.filter(({ status, productId }) => status === 'ON' && productId !== '')

/** Sorts the loaded rows. */
export function sortedGoods(
  rows: readonly Commodity[],
  sort: SortId,
  offerFor: (commodity: Commodity) => Offer,
): readonly Commodity[] {
  if (sort === 'default') return rows
  const some = sort === 'mine' ? rows.filter((row) => offerFor(row).name === 'open') : rows
  return [...some].sort((one, other) => costOf(one) - costOf(other))
}

const costOf = ({ needIntegral = Infinity }: Commodity) => needIntegral

export function priceText({ needIntegral }: Pick<Commodity, 'needIntegral'>): string {
  return needIntegral === undefined ? '积分待定' : pointsText(needIntegral)
}

/** 「剩余86件」; '' if the platform does not send it. */
export function leftText({ stock }: Pick<Commodity, 'stock'>): string {
  return stock === undefined ? '' : `剩余${groupNumber(stock)}件`
}

/** 「每人限兑2件，已兑1件」 */
export function limitText({ limitPerUser, exchanged }: Commodity): string {
  if (limitPerUser === 0) return exchanged > 0 ? `已兑${exchanged}件` : ''
  const limit = `每人限兑${limitPerUser}件`
  return exchanged > 0 ? `${limit}，已兑${exchanged}件` : limit
}

/** The pictures of one, each once. */
export function picturesOf({ img, images }: Pick<Commodity, 'img' | 'images'>): readonly string[] {
  const all = images.length > 0 ? images : [img]
  return [...new Set(all)]
}

export const productIdOf = ({ productId }: Commodity) => productId
