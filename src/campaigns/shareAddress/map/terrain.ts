import { seededRandom } from '@/lib/random'

export const MAP = { width: 750, height: 680 } as const

/** The centre of the plot, and the side of its square on the map's grid. */
export const CENTRE = { x: 375, y: 366 } as const
export const CELL = 125

/** The y of the column numbers: below all trees. */
export const RULER_Y = CENTRE.y + 1.5 * CELL

/** Trees nearer to the plot than this would hide it. */
const CLEAR = 130
const TREES = 18

/** A river from the left edge to the right one; it passes above or below the plot. */
export function riverOf(seed: string): string {
  const random = seededRandom(`river/${seed}`)
  const below = random() < 0.5
  const base = below ? CENTRE.y + 150 : CENTRE.y - 170
  const y = (spread: number) => Math.round(base + (random() - 0.5) * spread)
  return `M-20 ${y(120)}C140 ${y(240)} 220 ${y(40)} ${CENTRE.x} ${y(30)}S600 ${y(200)} 770 ${y(160)}`
}

export interface Tree {
  x: number
  y: number
  size: number
}

/** Trees away from the plot, the nearer ones in front. */
export function treesOf(seed: string): Tree[] {
  const random = seededRandom(`trees/${seed}`)
  const all = Array.from({ length: TREES }, () => ({
    x: Math.round(90 + random() * (MAP.width - 130)),
    y: Math.round(190 + random() * (RULER_Y - 250)),
    size: 0.8 + Math.round(random() * 6) / 10,
  }))
  return all
    .filter(({ x, y }) => Math.hypot(x - CENTRE.x, y - CENTRE.y) > CLEAR)
    .sort((one, other) => one.y - other.y)
}
