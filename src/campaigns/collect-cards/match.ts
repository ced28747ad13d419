import type { Random } from '@/lib/random'

/** The name of each kind of sweet; the order is that of `candies.svg`. */
export const SWEETS = ['爱心糖', '星星糖', '紫晶糖', '薄荷糖', '四叶糖', '橙子糖'] as const

export const SIZE = 8
export const CELLS = SIZE * SIZE
export const KINDS = 6
const SHORTEST = 3
const TRIES = 200

export interface Tile {
  /** Stays with the tile wherever it moves. */
  id: number
  /** Which sweet: 0 to KINDS - 1. */
  kind: number
  /** How many rows it fell when it appeared, for its first motion. */
  fell: number
}

/** Row by row from the top, `CELLS` tiles. */
export type Board = readonly Tile[]
/** A place on the board, 0 to `CELLS` - 1. */
export type Place = number
export type Pair = readonly [Place, Place]

export const columnOf = (at: Place): number => at % SIZE
export const rowOf = (at: Place): number => Math.floor(at / SIZE)

/** One is left of, right of, above or below the other. */
export function areNeighbours(one: Place, other: Place): boolean {
  const across = Math.abs(columnOf(one) - columnOf(other))
  const down = Math.abs(rowOf(one) - rowOf(other))
  return across + down === 1
}

/** The place next to this one; undefined beyond the edge. */
export function neighbourOf(at: Place, across: number, down: number): Place | undefined {
  const column = columnOf(at) + across
  const row = rowOf(at) + down
  const isInside = column >= 0 && column < SIZE && row >= 0 && row < SIZE
  return isInside ? row * SIZE + column : undefined
}

/** Settled, and with a move to make. `firstId` numbers the tiles. */
export function makeBoard(random: Random, firstId = 0): Board {
  const board = settledBoard(random, firstId)
  return findMove(board) ? board : makeBoard(random, firstId)
}

function settledBoard(random: Random, firstId: number): Board {
  const board: Tile[] = []
  for (let at = 0; at < CELLS; at += 1) {
    const start = Math.floor(random() * KINDS)
    let kind = start
    while (endsRun(board, at, kind)) kind = (kind + 1) % KINDS
    board.push({ id: firstId + at, kind, fell: SIZE })
  }
  return board
}

/** Two of the kind are already left of or above the place. */
function endsRun(board: readonly Tile[], at: Place, kind: number): boolean {
  const isKind = (place: Place) => board[place]?.kind === kind
  const left = columnOf(at) >= 2 && isKind(at - 1) && isKind(at - 2)
  return left || (isKind(at - SIZE) && isKind(at - 2 * SIZE))
}

/** Every run of three or more of a kind, across and down. */
export function runsOf(board: Board): Place[][] {
  const lines = Array.from({ length: SIZE }, (_, line) => [
    Array.from({ length: SIZE }, (_cell, at) => line * SIZE + at),
    Array.from({ length: SIZE }, (_cell, at) => at * SIZE + line),
  ]).flat()
  return lines.flatMap((line) => runsIn(board, line))
}

function runsIn(board: Board, line: readonly Place[]): Place[][] {
  const runs: Place[][] = []
  let run: Place[] = []
  for (const at of line) {
    if (board[run[0] as Place]?.kind !== board[at]?.kind) run = []
    run.push(at)
    if (run.length === SHORTEST) runs.push(run)
  }
  return runs
}

export function swapped(board: Board, [one, other]: Pair): Board {
  const next = [...board]
  ;[next[one], next[other]] = [next[other] as Tile, next[one] as Tile]
  return next
}

/** A swap that makes a run; undefined if there is none. */
export function findMove(board: Board): Pair | undefined {
  for (let at = 0; at < CELLS; at += 1)
    for (const [across, down] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const next = neighbourOf(at, across, down)
      if (next !== undefined && runsOf(swapped(board, [at, next])).length > 0) return [at, next]
    }
  return undefined
}

/** Removes tiles, lets those above fall, and fills up from the top. `firstId` numbers the new ones. */
export function collapse(
  board: Board,
  cleared: ReadonlySet<Place>,
  random: Random,
  firstId: number,
): Board {
  const next: Tile[] = []
  let id = firstId
  for (let column = 0; column < SIZE; column += 1) {
    const places = Array.from({ length: SIZE }, (_, row) => row * SIZE + column)
    const left = places.filter((at) => !cleared.has(at)).map((at) => board[at] as Tile)
    const missing = SIZE - left.length
    const fresh = Array.from({ length: missing }, () => {
      id += 1
      return { id: id - 1, kind: Math.floor(random() * KINDS), fell: missing }
    })
    for (const [row, tile] of [...fresh, ...left].entries()) next[row * SIZE + column] = tile
  }
  return next
}

/** The same tiles in other places: settled, and with a move. Where these tiles allow none, a new board. */
export function shuffled(board: Board, random: Random, firstId: number): Board {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const next = mixed(board, random)
    if (runsOf(next).length === 0 && findMove(next)) return next
  }
  return makeBoard(random, firstId)
}

function mixed(board: Board, random: Random): Board {
  const next = [...board]
  for (let at = CELLS - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[next[at], next[other]] = [next[other] as Tile, next[at] as Tile]
  }
  return next
}

/** Longer runs count for more, and each following fall more again. */
export function pointsOf(runs: readonly (readonly Place[])[], combo: number): number {
  const base = runs.reduce((sum, run) => sum + run.length * 10 + (run.length - SHORTEST) * 20, 0)
  return base * combo
}
