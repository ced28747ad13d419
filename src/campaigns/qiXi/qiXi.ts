import type { Winner } from '@/api/activity'
import type { ActivityGoods } from '@/api/lhExchange'
import type { ActivityOrder } from '@/api/orders'
import { moneyText } from '@/kit/amounts/money'
import { groupNumber } from '@/lib/format/groupNumber'
import { pointsText } from '@/lib/format/pointsText'
import { piecesFor } from '@/kit/order/quote'
import type { ActionState } from '@/kit/page/parts/actionStates'
import type { ActivityPhase } from '@/kit/page/shell/shellState'
import { lengthOf } from '@/lib/format/lengthOf'

/** The kind of its orders, for `getUnpaidOrder` and `get_biz_no`. ASSUMED, as the next one. */
export const SCENE = 'QIXI'
export const DRAW_BIZ_TYPE = 'QIXI_DRAW'

export const PAGE = '/qiXi'

/** A wheel of one prize would be no draw. */
const LEAST_PRIZES = 2

export const boxesOf = (goods: readonly ActivityGoods[]): ActivityGoods[] =>
  goods.filter(({ isDraw, goodsId }) => !isDraw && goodsId !== '')

export const wheelOf = (goods: readonly ActivityGoods[]): ActivityGoods | undefined =>
  goods.find(({ isDraw, prizes }) => isDraw && prizes.length >= LEAST_PRIZES)

/** How many boxes the person has had, as far as the platform reports it. */
export const hadOf = (goods: readonly ActivityGoods[]): number =>
  boxesOf(goods).reduce(
    (sum, { limitPerUser, mineLeft }) =>
      sum + (mineLeft === undefined ? 0 : Math.max(0, limitPerUser - mineLeft)),
    0,
  )

/** What a box's button offers, or why it cannot. */
type BoxAction = 'soon' | 'ended' | 'sold-out' | 'limit' | 'closed' | 'buy'

/** The most boxes of one order: 1 to the smaller of the stock and the rest of the limit. */
export function mostOf({ stock, limitPerUser, mineLeft }: ActivityGoods): number {
  const bought = mineLeft === undefined ? 0 : Math.max(0, limitPerUser - mineLeft)
  const most = piecesFor({ left: stock, limitPerUser, bought })
  return mineLeft === undefined ? most : Math.min(most, mineLeft)
}

export function boxActionOf(box: ActivityGoods, phase: ActivityPhase): BoxAction {
  if (phase === 'NOT_STARTED') return 'soon'
  if (phase !== 'RUNNING') return 'ended'
  if (box.stock === 0) return 'sold-out'
  if (mostOf(box) === 0) return 'limit'
  return box.price === undefined ? 'closed' : 'buy'
}

export const BOX_LABELS: Readonly<Record<BoxAction, string>> = {
  soon: '敬请期待',
  ended: '活动已结束',
  'sold-out': '已抢光',
  limit: '已达上限',
  closed: '暂不可购买',
  buy: '立即购买',
}

export const boxName = ({ name }: Pick<ActivityGoods, 'name'>) => name || '七夕礼盒'

export const boxPrice = ({ price }: Pick<ActivityGoods, 'price'>) =>
  price === undefined ? '价格待定' : moneyText(price)

/** 「剩余120件 · 每人限购2件」, of the known parts. */
export function boxNote({ stock, limitPerUser }: ActivityGoods): string {
  const parts = [
    stock === undefined ? '' : `剩余${groupNumber(stock)}件`,
    limitPerUser > 0 ? `每人限购${limitPerUser}件` : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Whether the person can turn the wheel. Unknown values do not block it. */
export function spinStateOf(
  { needIntegral = 0, mineLeft }: Pick<ActivityGoods, 'needIntegral' | 'mineLeft'>,
  available: number | undefined,
): ActionState {
  if (mineLeft === 0) return 'LIMIT'
  return available !== undefined && available < needIntegral ? 'LACK' : 'READY'
}

/** Of one turn. */
export const costText = ({ needIntegral }: Pick<ActivityGoods, 'needIntegral'>): string =>
  needIntegral ? pointsText(needIntegral) : '免费'

export const timesText = (mineLeft: number | undefined): string =>
  mineLeft === undefined ? '--' : `${mineLeft}次`

/** The card's three designs: two colours of its sky, and its ink. */
export const DESIGNS = [
  { id: 'river', name: '星河', from: '#14123a', to: '#4a3aa8', ink: '#fbf9ff' },
  { id: 'rose', name: '玫瑰', from: '#5a1033', to: '#c93a6d', ink: '#fff4f7' },
  { id: 'lantern', name: '花灯', from: '#5b2a06', to: '#b8661c', ink: '#fff8e6' },
] as const
export type Design = (typeof DESIGNS)[number]

export const NOTE_MAX = 40

/** The error of the card's text; undefined if it is valid. */
export function noteProblem(note: string): string | undefined {
  if (note.trim() === '') return '写点什么吧'
  return lengthOf(note.trim()) > NOTE_MAX ? '最多40个字' : undefined
}

const MOST_WINNERS = 20

/** 「小星 抽中 星河香薰」, without phone numbers. */
export function winnerLines(winners: readonly Winner[]): string[] {
  return winners
    .filter(({ prizeName }) => prizeName !== '')
    .slice(0, MOST_WINNERS)
    .map(({ nickname, prizeName }) => {
      const name = Array.from(nickname).slice(0, 8).join('') || '一位朋友'
      return `${name} 抽中 ${prizeName}`
    })
}

/** The prize of a turn. `unknown`: it counted, and the answer with the prize was lost. */
export type Drawn = { name: string; img: string } | 'unknown'

type Prize = Readonly<{ name: string; img: string }>

/** The prize in the answer, else the one at its index. */
export function drawnOf(
  { prize, prizeIndex }: Pick<ActivityOrder, 'prize' | 'prizeIndex'>,
  prizes: readonly Prize[],
): Drawn {
  const { name, img } = prize ?? (prizeIndex === undefined ? undefined : prizes[prizeIndex]) ?? {}
  return name ? { name, img: img ?? '' } : 'unknown'
}

/** The known counts before a turn, or after it. */
interface KnownDraws {
  mineLeft?: number
  available?: number
  cost?: number
}

/**
 * Whether a turn whose answer was lost has counted: a turn less is left. If the platform sends no count, a change of
 * the points shows it, unless the prize has paid the turn back.
 */
export function wasDrawn(before: KnownDraws, now: KnownDraws): boolean {
  if (before.mineLeft !== undefined && now.mineLeft !== undefined)
    return now.mineLeft < before.mineLeft
  const { available, cost } = before
  if (available === undefined || now.available === undefined || !cost) return false
  return now.available !== available
}
