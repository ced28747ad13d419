import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '@/lib/random'
import {
  CELLS,
  KINDS,
  SIZE,
  areNeighbours,
  collapse,
  findMove,
  makeBoard,
  neighbourOf,
  pointsOf,
  runsOf,
  shuffled,
  swapped,
} from './match'
import type { Board } from './match'

/** A board from its kinds, row by row; what is left out has no run and no part in one. */
function boardOf(rows: readonly string[]): Board {
  const filler = (at: number) => 4 + ((Math.floor(at / SIZE) + at) % 2)
  return Array.from({ length: CELLS }, (_, at) => {
    const given = rows[Math.floor(at / SIZE)]?.[at % SIZE]
    return {
      id: at,
      kind: given === undefined || given === '.' ? filler(at) : Number(given),
      fell: 0,
    }
  })
}
const idsOf = (board: Board) => board.map(({ id }) => id).sort((one, other) => one - other)
const seeds = fc.integer({ min: 0, max: 1e9 })

describe('a new board', () => {
  it('is settled, full, and has a move, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const board = makeBoard(seededRandom(seed))
        expect(board).toHaveLength(CELLS)
        expect(new Set(idsOf(board)).size).toBe(CELLS)
        expect(board.every(({ kind }) => kind >= 0 && kind < KINDS)).toBe(true)
        expect(runsOf(board)).toEqual([])
        expect(findMove(board)).toBeDefined()
      }),
      { numRuns: 60 },
    )
  })

  it('numbers its tiles, and lets all of them fall in', () => {
    for (const random of [seededRandom('a'), () => 0])
      expect(makeBoard(random, 100).map(({ id, fell }) => [id, fell])).toEqual(
        Array.from({ length: CELLS }, (_, at) => [100 + at, SIZE]),
      )
  })

  it('is the same for the same seed', () => {
    expect(makeBoard(seededRandom('a'))).toEqual(makeBoard(seededRandom('a')))
    expect(makeBoard(seededRandom('a'))).not.toEqual(makeBoard(seededRandom('b')))
  })

  it('has a move also when chance brings one number only, or at first a board without one', () => {
    const rows = makeBoard(() => 0)
      .map(({ kind }) => kind)
      .join('')
      .match(/.{8}/g)
    expect(rows?.slice(0, 4)).toEqual(['00100100', '00100100', '11011011', '00100100'])
    expect(findMove(makeBoard(() => 0))).toBeDefined()
    expect(findMove(makeBoard(seededRandom(177_273)))).toBeDefined()
  })
})

describe('runs', () => {
  it('are found across and down, with all their tiles', () => {
    const board = boardOf(['1111....', '2.......', '2.......', '2.......'])
    expect(runsOf(board)).toEqual([
      [0, 1, 2, 3],
      [SIZE, 2 * SIZE, 3 * SIZE],
    ])
    expect(runsOf(boardOf(['.....111']))).toEqual([[5, 6, 7]])
    const low = ['', '', '', '', '', '..1.....', '..1.....', '..1.....']
    expect(runsOf(boardOf(low))).toEqual([[42, 50, 58]])
  })

  it('do not go on in the next row', () => {
    expect(runsOf(boardOf(['......11', '1.......']))).toEqual([])
  })

  it('count for more when they are longer, and in a cascade', () => {
    expect(pointsOf([[0, 1, 2]], 1)).toBe(30)
    expect(pointsOf([[0, 1, 2, 3]], 1)).toBe(60)
    expect(pointsOf([[0, 1, 2]], 3)).toBe(90)
  })
})

describe('places', () => {
  it('have neighbours within the board only', () => {
    expect(neighbourOf(0, -1, 0)).toBeUndefined()
    expect(neighbourOf(SIZE - 1, 1, 0)).toBeUndefined()
    expect(neighbourOf(0, 1, 0)).toBe(1)
    expect(neighbourOf(0, 0, 1)).toBe(SIZE)
    expect(neighbourOf(0, 0, -1)).toBeUndefined()
    expect(neighbourOf(CELLS - 1, 0, 1)).toBeUndefined()
    expect(neighbourOf(SIZE + 1, -1, -1)).toBe(0)
    expect(areNeighbours(SIZE - 1, SIZE)).toBe(false)
    expect(areNeighbours(3, 3 + SIZE)).toBe(true)
    expect(areNeighbours(0, SIZE + 1)).toBe(false)
    expect(areNeighbours(SIZE + 1, 1)).toBe(true)
    expect(areNeighbours(1, 0)).toBe(true)
    expect(areNeighbours(0, 2)).toBe(false)
  })
})

describe('a fall', () => {
  it('loses no tile: what is left keeps its column and order, the rest is new', () => {
    const cleared = fc.uniqueArray(fc.integer({ min: 0, max: CELLS - 1 }), { maxLength: 30 })
    fc.assert(
      fc.property(seeds, cleared, (seed, places) => {
        const before = makeBoard(seededRandom(seed))
        const after = collapse(before, new Set(places), seededRandom(seed + 1), 1000)
        expect(after).toHaveLength(CELLS)
        const kept = before.filter((_, at) => !places.includes(at)).map(({ id }) => id)
        const ids = after.map(({ id }) => id)
        expect(new Set(ids).size).toBe(CELLS)
        expect(ids.filter((id) => id < 1000).sort((one, other) => one - other)).toEqual(kept)
        for (let column = 0; column < SIZE; column += 1) {
          const of = (board: Board) => board.filter((_, at) => at % SIZE === column)
          const old = of(after).filter(({ id }) => id < 1000)
          expect(of(after).slice(SIZE - old.length)).toEqual(old)
          expect(of(before).filter(({ id }) => kept.includes(id))).toEqual(old)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a new tile', () => {
  it('is numbered on, of chance’s kind, and falls as far as its column has gaps', () => {
    const gaps = new Set([SIZE, 2 * SIZE, 5])
    const after = collapse(boardOf([]), gaps, () => 0.5, 1000)
    const fresh = after.flatMap((tile, at) => (tile.id < 1000 ? [] : [{ at, ...tile }]))
    expect(fresh).toEqual([
      { at: 0, id: 1000, kind: 3, fell: 2 },
      { at: 5, id: 1002, kind: 3, fell: 1 },
      { at: SIZE, id: 1001, kind: 3, fell: 2 },
    ])
  })
})

describe('a shuffle', () => {
  it('keeps the tiles, is settled, and always leaves a move', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const before = makeBoard(seededRandom(seed))
        const after = shuffled(before, seededRandom(seed + 1), 1000)
        expect(idsOf(after)).toEqual(idsOf(before))
        expect(after).not.toEqual(before)
        expect(shuffled(before, () => 0.999, 1000)).toEqual(before)
        expect(runsOf(after)).toEqual([])
        expect(findMove(after)).toBeDefined()
      }),
      { numRuns: 60 },
    )
  })

  it('brings a new board where the tiles allow no move', () => {
    const same = boardOf([]).map((tile) => ({ ...tile, kind: 1 }))
    const after = shuffled(same, seededRandom('x'), 1000)
    expect(after[0]?.id).toBe(1000)
    expect(findMove(after)).toBeDefined()
  })
})

describe('a move', () => {
  it('is found where a swap makes a run, and not where none does', () => {
    const board = boardOf(['11.1....'])
    const move = findMove(board)
    expect(move).toEqual([2, 3])
    expect(runsOf(swapped(board, [2, 3]))).toEqual([[0, 1, 2]])
    const none = boardOf([]).map((tile, at) => ({
      ...tile,
      kind: ((at % SIZE) + 2 * Math.floor(at / SIZE)) % 5,
    }))
    expect(findMove(none)).toBeUndefined()
  })
})
