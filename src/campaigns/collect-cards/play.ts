import { seededRandom } from '@/lib/random'
import {
  CELLS,
  areNeighbours,
  collapse,
  findMove,
  makeBoard,
  pointsOf,
  runsOf,
  shuffled,
  swapped,
} from './match'
import type { Board, Pair, Place } from './match'

/** The phase of the board. Every phase but READY and OVER is a motion that ends with `next`. */
export type Phase = 'READY' | 'SWAP' | 'BACK' | 'POP' | 'FALL' | 'SHUFFLE' | 'OVER'

/** The length of each motion, in milliseconds. */
export const MOTION_MS: Readonly<Partial<Record<Phase, number>>> = {
  SWAP: 190,
  BACK: 190,
  POP: 260,
  FALL: 330,
  SHUFFLE: 620,
}

/** One play of a level. */
export interface Play {
  phase: Phase
  board: Board
  /** Chosen by a tap or a key, the first of two. */
  selected: Place | undefined
  /** The swap under way. */
  pair: Pair | undefined
  /** Gone after the motion. */
  popping: ReadonlySet<Place>
  /** Of the last pop. */
  points: number
  /** Falls in a row: 1 after the swap itself. */
  combo: number
  score: number
  movesLeft: number
  target: number
  /** The same seed gives the same tiles. */
  seed: string
  /** How many random numbers have been drawn. */
  turn: number
  nextId: number
}

export type PlayAction =
  | { type: 'choose'; at: Place }
  | { type: 'swap'; pair: Pair }
  | { type: 'next' }

const NONE: ReadonlySet<Place> = new Set()

export function startPlay(
  { target, moves }: { target: number; moves: number },
  seed: string,
): Play {
  return {
    phase: 'READY',
    board: makeBoard(seededRandom(`${seed}/0`)),
    selected: undefined,
    pair: undefined,
    popping: NONE,
    points: 0,
    combo: 0,
    score: 0,
    movesLeft: moves,
    target,
    seed,
    turn: 1,
    nextId: CELLS,
  }
}

export function isWon({ score, target }: Pick<Play, 'score' | 'target'>): boolean {
  return score >= target
}

/** The rules of a play. Pure: randomness comes from the seed. */
export function reducePlay(play: Play, action: PlayAction): Play {
  if (action.type === 'next') return next(play)
  if (play.phase !== 'READY') return play
  if (action.type === 'swap') return swap(play, action.pair)
  const { selected } = play
  if (selected !== undefined && areNeighbours(selected, action.at))
    return swap(play, [selected, action.at])
  return { ...play, selected: selected === action.at ? undefined : action.at }
}

function swap(play: Play, pair: Pair): Play {
  if (!areNeighbours(...pair)) return play
  const board = swapped(play.board, pair)
  return { ...play, phase: 'SWAP', board, pair, selected: undefined, combo: 0, points: 0 }
}

function next(play: Play): Play {
  switch (play.phase) {
    case 'SWAP':
      return afterSwap(play)
    case 'POP':
      return fall(play)
    case 'FALL':
      return pop(play) ?? settle(play)
    case 'BACK':
    case 'SHUFFLE':
      return { ...play, phase: 'READY' }
    case 'READY':
    case 'OVER':
      return play
  }
}

/** A swap without a run is reverted, and costs no move. */
function afterSwap(play: Play): Play {
  const popped = pop({ ...play, movesLeft: play.movesLeft - 1 })
  if (popped) return popped
  const board = play.pair ? swapped(play.board, play.pair) : play.board
  return { ...play, phase: 'BACK', board, pair: undefined }
}

function pop(play: Play): Play | undefined {
  const runs = runsOf(play.board)
  if (runs.length === 0) return undefined
  const combo = play.combo + 1
  const points = pointsOf(runs, combo)
  const popping = new Set(runs.flat())
  return {
    ...play,
    phase: 'POP',
    pair: undefined,
    popping,
    combo,
    points,
    score: play.score + points,
  }
}

function fall(play: Play): Play {
  const random = seededRandom(`${play.seed}/${play.turn}`)
  return {
    ...play,
    phase: 'FALL',
    board: collapse(play.board, play.popping, random, play.nextId),
    turn: play.turn + 1,
    nextId: play.nextId + play.popping.size,
    popping: NONE,
  }
}

function settle(play: Play): Play {
  if (isWon(play) || play.movesLeft <= 0) return { ...play, phase: 'OVER' }
  if (findMove(play.board)) return { ...play, phase: 'READY' }
  const random = seededRandom(`${play.seed}/${play.turn}`)
  return {
    ...play,
    phase: 'SHUFFLE',
    board: shuffled(play.board, random, play.nextId),
    turn: play.turn + 1,
    nextId: play.nextId + CELLS,
  }
}
