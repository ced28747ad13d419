import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CELLS, SIZE, collapse, findMove, makeBoard, runsOf, shuffled, swapped } from './match'
import type { Pair } from './match'
import { MOTION_MS, isWon, reducePlay, startPlay, type Play } from './play'
import { seededRandom } from '@/lib/random'

const LEVEL = { target: 300, moves: 5 }
const next = (play: Play) => reducePlay(play, { type: 'next' })
const swap = (play: Play, pair: Pair) => reducePlay(play, { type: 'swap', pair })

/** Every motion up to the next tap. @returns all phases in between, too */
function rest(play: Play): { play: Play; phases: string[] } {
  const phases: string[] = []
  let now = play
  while (MOTION_MS[now.phase] !== undefined) {
    phases.push(now.phase)
    now = next(now)
  }
  return { play: now, phases }
}

/** A swap that makes no run. */
function badMoveOf({ board }: Play): Pair {
  for (let at = 0; at < CELLS; at += 1)
    if (at % SIZE < SIZE - 1 && runsOf(swapped(board, [at, at + 1])).length === 0)
      return [at, at + 1]
  throw new Error('every swap makes a run')
}
const moveOf = ({ board }: Play): Pair => {
  const move = findMove(board)
  if (!move) throw new Error('no move')
  return move
}

describe('a swap', () => {
  it('pops, falls and costs one move when it makes a run', () => {
    const before = startPlay(LEVEL, 'one')
    const { play, phases } = rest(swap(before, moveOf(before)))
    expect(phases.slice(0, 3)).toEqual(['SWAP', 'POP', 'FALL'])
    expect(phases).not.toContain('SHUFFLE')
    expect(play.movesLeft).toBe(4)
    expect(play.score).toBeGreaterThanOrEqual(30)
  })

  it('goes back and costs nothing when it makes none', () => {
    const before = startPlay(LEVEL, 'one')
    const { play, phases } = rest(swap(before, badMoveOf(before)))
    expect(phases).toEqual(['SWAP', 'BACK'])
    expect(play.board).toEqual(before.board)
    expect(play).toMatchObject({ phase: 'READY', movesLeft: 5, score: 0 })
  })

  it('takes two neighbours alone, and none while tiles are moving', () => {
    const before = startPlay(LEVEL, 'one')
    expect(swap(before, [0, 2])).toBe(before)
    const moving = swap(before, moveOf(before))
    expect(swap(moving, [0, 1])).toBe(moving)
    expect(reducePlay(moving, { type: 'choose', at: 3 })).toBe(moving)
  })
})

describe('a choice', () => {
  const choose = (play: Play, at: number) => reducePlay(play, { type: 'choose', at })

  it('is taken back by a second tap, and moves to a tile that is no neighbour', () => {
    const first = choose(startPlay(LEVEL, 'one'), 9)
    expect(first.selected).toBe(9)
    expect(choose(first, 9).selected).toBeUndefined()
    expect(choose(first, 30).selected).toBe(30)
  })

  it('swaps with a neighbour', () => {
    const before = startPlay(LEVEL, 'one')
    const [one, other] = moveOf(before)
    const after = choose(choose(before, one), other)
    expect(after).toMatchObject({ phase: 'SWAP', selected: undefined })
    expect(after.board).toEqual(swapped(before.board, [one, other]))
  })
})

describe('a play', () => {
  it('ends won at its target, or lost without moves, and never rests with a run or without a move', () => {
    const levels = fc.record({
      target: fc.integer({ min: 1, max: 900 }),
      moves: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), levels, (seed, level) => {
        let play = startPlay(level, seed)
        let swaps = 0
        while (play.phase === 'READY') {
          expect(runsOf(play.board)).toEqual([])
          expect(isWon(play) || play.movesLeft === 0).toBe(false)
          play = rest(swap(play, moveOf(play))).play
          swaps += 1
          expect(new Set(play.board.map(({ id }) => id)).size).toBe(CELLS)
          expect(play.movesLeft).toBe(level.moves - swaps)
        }
        expect(play.phase).toBe('OVER')
        expect(isWon(play) || play.movesLeft === 0).toBe(true)
        expect(next(play)).toBe(play)
      }),
      { numRuns: 40 },
    )
  })

  it('counts a cascade for more with each fall', () => {
    let best = 0
    for (let seed = 0; seed < 30 && best < 2; seed += 1) {
      let play = startPlay({ target: 1e9, moves: 30 }, `cascade${seed}`)
      play = swap(play, moveOf(play))
      while (MOTION_MS[play.phase] !== undefined) {
        const { score, combo } = play
        play = next(play)
        if (play.phase !== 'POP') continue
        expect(play.combo).toBe(combo + 1)
        expect(play.score).toBe(score + play.points)
        best = Math.max(best, play.combo)
      }
    }
    expect(best).toBeGreaterThanOrEqual(2)
  })

  it('shuffles when no move is left', () => {
    const start = startPlay({ target: 1e9, moves: 9 }, 'stuck')
    const stuck = start.board.map((tile, at) => ({
      ...tile,
      kind: ((at % SIZE) + 2 * Math.floor(at / SIZE)) % 5,
    }))
    const play = next({ ...start, phase: 'FALL', board: stuck })
    expect(play).toMatchObject({ phase: 'SHUFFLE', turn: 2, nextId: 2 * CELLS })
    expect(play.board).toEqual(shuffled(stuck, seededRandom('stuck/1'), CELLS))
    expect(next(play).phase).toBe('READY')
  })

  it('brings the same tiles for the same seed', () => {
    const played = () => {
      const play = startPlay(LEVEL, 'same')
      return rest(swap(play, moveOf(play))).play
    }
    expect(played()).toEqual(played())
    const start = startPlay(LEVEL, 'same')
    expect(next(start)).toBe(start)
    expect(start.board).toEqual(makeBoard(seededRandom('same/0')))
    const popped = next(swap(start, moveOf(start)))
    const { board, popping } = popped
    expect(next(popped)).toMatchObject({
      board: collapse(board, popping, seededRandom('same/1'), CELLS),
      turn: 2,
      nextId: CELLS + popping.size,
    })
  })

  it('is won from its target on', () => {
    expect([299, 300].map((score) => isWon({ score, target: 300 }))).toEqual([false, true])
  })
})
