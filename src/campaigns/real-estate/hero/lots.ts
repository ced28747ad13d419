/** What stands on a lot of the map. */
export type LotKind = 'road' | 'water' | 'lawn' | 'grove' | 'house' | 'tower' | 'sale'

export interface Stand {
  kind: LotKind
  /** How high it is. */
  height: number
}

export interface Lot extends Stand {
  /** The middle of its ground on the picture. */
  x: number
  y: number
}

/** Names what is drawn once for all lots where it stands. */
export const idOf = ({ kind, height }: Stand): string => `re-${kind}${height}`

/** The map, row by row from the back: a letter a lot. */
const MAP = [
  'w w g r h t g h',
  'w g l r t h l g',
  'g l s r l g h l',
  'r r r r r r r r',
  'l h g r s l t h',
  'g t l r h g l g',
  'h l s r l t g w',
  'l g h r g l w w',
]
const KINDS: Readonly<Record<string, LotKind>> = {
  r: 'road',
  w: 'water',
  l: 'lawn',
  g: 'grove',
  h: 'house',
  t: 'tower',
  s: 'sale',
}
/** No two neighbours are as high. */
const HEIGHTS = { house: [26, 38, 31], tower: [72, 96, 58] } as const

/** Half of a lot's width and height on the picture. */
export const HALF = { x: 46, y: 27 } as const
const MIDDLE = 375
const TOP = 92

/** All lots, those at the back first: what is in front is drawn over them. */
export function lotsOfMap(): Lot[] {
  return MAP.flatMap((row, i) =>
    row.split(' ').map((letter, j) => {
      const kind = KINDS[letter] ?? 'lawn'
      const heights = kind === 'house' || kind === 'tower' ? HEIGHTS[kind] : [6]
      return {
        kind,
        x: MIDDLE + (j - i) * HALF.x,
        y: TOP + (i + j) * HALF.y,
        height: heights[(i * 2 + j) % heights.length] ?? 6,
      }
    }),
  )
}

/** A box over the middle of a lot, `inset` from its edges: its top and its two sides that are seen, as paths. */
export function boxOf(y: number, height: number, inset: number) {
  const w = HALF.x - inset
  const h = Math.round((HALF.y * w) / HALF.x)
  const up = y - height
  return {
    top: `M0 ${up - h}L${w} ${up}L0 ${up + h}L${-w} ${up}z`,
    left: `M${-w} ${up}L0 ${up + h}V${y + h}L${-w} ${y}z`,
    right: `M${w} ${up}L0 ${up + h}V${y + h}L${w} ${y}z`,
  }
}
