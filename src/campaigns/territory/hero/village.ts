/** The houses of the valley: `s` is the size. The hall comes first, then from the middle outwards. */
export interface House {
  x: number
  y: number
  s: number
}

export const HOUSES: readonly House[] = [
  { x: 188, y: 470, s: 1 },
  { x: 556, y: 464, s: 0.9 },
  { x: 96, y: 484, s: 1.05 },
  { x: 606, y: 490, s: 1 },
  { x: 250, y: 446, s: 0.72 },
  { x: 506, y: 442, s: 0.66 },
  { x: 40, y: 448, s: 0.74 },
  { x: 668, y: 452, s: 0.8 },
  { x: 140, y: 436, s: 0.62 },
  { x: 640, y: 412, s: 0.56 },
]

export interface Pane {
  x: number
  y: number
  w: number
  h: number
}

/** The windows of one house, in the coordinates of its own drawing. */
const HOUSE_PANES: readonly Pane[] = [
  { x: 10, y: -26, w: 9, h: 11 },
  { x: 25, y: -26, w: 9, h: 11 },
]

/** The windows of the hall, from the ground up. */
export const HALL: House = { x: 372, y: 452, s: 1 }
const HALL_PANES: readonly Pane[] = [
  { x: -9, y: -34, w: 18, h: 26 },
  { x: -34, y: -30, w: 13, h: 16 },
  { x: 21, y: -30, w: 13, h: 16 },
  { x: -22, y: -72, w: 12, h: 15 },
  { x: 10, y: -72, w: 12, h: 15 },
  { x: -6, y: -108, w: 12, h: 14 },
]

/** Every window of the valley, in the order in which they are lit. */
export const PANES: readonly Pane[] = [
  ...HALL_PANES.map((pane) => placed(HALL, pane)),
  ...HOUSES.flatMap((house) => HOUSE_PANES.map((pane) => placed(house, pane))),
]

function placed({ x, y, s }: House, pane: Pane): Pane {
  return { x: x + pane.x * s, y: y + pane.y * s, w: pane.w * s, h: pane.h * s }
}

/** The number of lit windows in the valley: two a level. */
export function litWindows(level: number, total: number): number {
  if (!(level > 0)) return 0
  return Math.min(Math.round(level * 2), total)
}
