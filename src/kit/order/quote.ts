/** The price of an order, in 分; a point pays 1 分. */
export interface Quote {
  total: number
  /** Points that pay a part of it. */
  points: number
  /** The rest to pay. */
  pay: number
}

interface QuoteParts {
  /** Of one, in 分. */
  price: number
  quantity: number
  /** Points that the person has; undefined if unknown. */
  available?: number | undefined
  /** The most points that pay for one piece. */
  integralMax?: number
  usesPoints?: boolean
}

/** The price of `quantity` pieces, and how much of it points pay. */
export function quoteOf({
  price,
  quantity,
  available = 0,
  integralMax = 0,
  usesPoints = false,
}: QuoteParts): Quote {
  const total = price * quantity
  const points = usesPoints ? Math.max(0, Math.min(available, integralMax * quantity, total)) : 0
  return { total, points, pay: total - points }
}

/** The most pieces that the platform takes in one order. */
const MOST_PIECES = 99

interface Limits {
  /** Undefined if unknown. */
  left: number | undefined
  /** 0: no limit. */
  limitPerUser: number
  bought: number
}

/** How many pieces a person may still order; 0 for none. */
export function piecesFor({ left = MOST_PIECES, limitPerUser, bought }: Limits): number {
  const allowed = limitPerUser > 0 ? limitPerUser - bought : MOST_PIECES
  return Math.max(0, Math.min(left, allowed, MOST_PIECES))
}
