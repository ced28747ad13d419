import { lastOf } from '@/lib/lastOf'
import { seededRandom, type Random } from '@/lib/random'

/*
 * The contour lines of a made-up landscape, the same one for the same seed. Marching squares: each cell of a grid is
 * crossed by a line where a height is between those of its corners.
 */

export interface MapSize {
  width: number
  height: number
}

/** A hill, or with a negative height a hollow. */
interface Hill {
  x: number
  y: number
  radius: number
  height: number
}

const STEP = 20
const HILLS = 6
/** Heights of the lines, as shares of the way from the lowest to the highest place. */
const LEVELS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const

type Point = readonly [x: number, y: number]
type Segment = readonly [from: Point, to: Point]

function hillsOf(random: Random, { width, height }: MapSize): Hill[] {
  return Array.from({ length: HILLS }, (_, at) => ({
    x: width * (-0.05 + 1.1 * random()),
    y: height * (-0.05 + 1.1 * random()),
    radius: 90 + 130 * random(),
    height: (at % 3 === 2 ? -0.7 : 1) * (0.6 + 0.6 * random()),
  }))
}

/** The heights at the grid's corners, row by row. */
function heightsOf(seed: string, size: MapSize): number[][] {
  const hills = hillsOf(seededRandom(`land/${seed}`), size)
  const rows = Math.ceil(size.height / STEP) + 1
  const columns = Math.ceil(size.width / STEP) + 1
  const heightAt = (x: number, y: number) =>
    hills.reduce((sum, hill) => {
      const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.radius ** 2
      return sum + hill.height * Math.exp(-distance)
    }, 0)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => heightAt(column * STEP, row * STEP)),
  )
}

/** The point between two corners where the level is crossed. */
function crossing(level: number, [from, high]: [Point, number], [to, low]: [Point, number]): Point {
  const part = (level - high) / (low - high)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** The lines through one cell: none, one, or two where opposite corners are high. */
function segmentsOf(corners: readonly [Point, number][], level: number): Segment[] {
  const points = corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] as [Point, number]
    return corner[1] >= level === next[1] >= level ? [] : [crossing(level, corner, next)]
  })
  const [first, second, third, fourth] = points
  if (!first || !second) return []
  if (!third || !fourth) return [[first, second]]
  return [
    [first, second],
    [third, fourth],
  ]
}

function segmentsAt(heights: readonly number[][], level: number): Segment[] {
  return heights.slice(0, -1).flatMap((cells, row) =>
    cells.slice(0, -1).flatMap((_, column) => {
      const corner = (down: number, right: number): [Point, number] => [
        [(column + right) * STEP, (row + down) * STEP],
        heights[row + down]?.[column + right] ?? 0,
      ]
      return segmentsOf([corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)], level)
    }),
  )
}

const keyOf = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The segments that share an end, joined into lines. */
function join(segments: readonly Segment[]): Point[][] {
  const left = new Set(segments)
  const ends = new Map<string, Segment[]>()
  for (const segment of segments)
    for (const end of segment) ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), segment])
  const extend = (line: Point[]): Point[] => {
    for (;;) {
      const last = lastOf(line) as Point
      const next = ends.get(keyOf(last))?.find((segment) => left.has(segment))
      if (!next) return line
      left.delete(next)
      line.push(keyOf(next[0]) === keyOf(last) ? next[1] : next[0])
    }
  }
  const lines: Point[][] = []
  for (const segment of segments) {
    if (!left.delete(segment)) continue
    lines.push(extend(extend([...segment]).reverse()))
  }
  return lines
}

/** A curve through the middles of a line's parts. */
function curve(line: readonly Point[]): string {
  const [first, ...rest] = line
  if (!first || rest.length < 3) return ''
  const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
  const middles = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] as Point
    return `Q${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`
  })
  return `M${at(first)}${middles.join('')}L${at(lastOf(rest) as Point)}`
}

/** One SVG path for each height, from the lowest up. */
export function contoursOf(seed: string, size: MapSize): string[] {
  const heights = heightsOf(seed, size)
  const all = heights.flat()
  const lowest = Math.min(...all)
  const span = Math.max(...all) - lowest
  return LEVELS.map((level) =>
    join(segmentsAt(heights, lowest + span * level))
      .map(curve)
      .join(''),
  ).filter((path) => path !== '')
}
