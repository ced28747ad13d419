/** What stands on a lot of the map. */
export type LotKind = 'road' | 'water' | 'lawn' | 'grove' | 'house' | 'tower' | 'sale'

export interface Lot {
  kind: LotKind
  /** The middle of its ground on the picture. */
  x: number
  y: number
  /** How high what stands on it is. */
  height: number
}

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
export const HALF = { x: 47, y: 27 } as const
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

/** A box over a lot, `inset` from its edges: its top and its two sides that are seen, as paths. */
export function boxOf(
  { x, y, height }: Lot,
  inset: number,
): { top: string; left: string; right: string } {
  const w = HALF.x - inset
  const h = (HALF.y * w) / HALF.x
  const up = y - height
  const fixed = (value: number) => Math.round(value * 10) / 10
  const at = (dx: number, dy: number) => `${fixed(x + dx)} ${fixed(dy)}`
  return {
    top: `M${at(0, up - h)}L${at(w, up)}L${at(0, up + h)}L${at(-w, up)}z`,
    left: `M${at(-w, up)}L${at(0, up + h)}V${fixed(y + h)}L${at(-w, y)}z`,
    right: `M${at(w, up)}L${at(0, up + h)}V${fixed(y + h)}L${at(w, y)}z`,
  }
}
