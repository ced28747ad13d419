import type { GameLevel } from '@/api/eliminateGame'
import { destinationOf } from '@/kit/leave/destination'

/** LIMIT: no play is left today. */
export type LevelState = 'LOCKED' | 'OPEN' | 'PASSED' | 'LIMIT'

export const MOST_STARS = 3

/** Whether a level can be played. Without a target and moves there can be no board. */
export function levelStateOf(game: GameLevel): LevelState {
  const isPlayable = game.entryUrl !== '' || (game.target > 0 && game.moves > 0)
  if (game.status === 'LOCKED' || !isPlayable) return 'LOCKED'
  return game.dailyLeft === 0 ? 'LIMIT' : game.status
}

/** 「第3关」; by its position if the platform sends no number. */
export function levelName({ level }: Pick<GameLevel, 'level'>, at: number): string {
  return `第${level > 0 ? level : at + 1}关`
}

export function starsOf({ stars, status }: Pick<GameLevel, 'stars' | 'status'>): number {
  return status === 'PASSED' ? Math.min(stars, MOST_STARS) : 0
}

const WORDS: Readonly<Partial<Record<LevelState, string>>> = {
  LOCKED: '未解锁',
  LIMIT: '今日次数已用完',
}

/** The note of a level; '' if there is none. */
export function levelNote(game: GameLevel): string {
  const word = WORDS[levelStateOf(game)]
  if (word !== undefined) return word
  return game.dailyLeft === undefined ? '' : `剩余${game.dailyLeft}次`
}

export type Entry = { kind: 'board' } | { kind: 'web'; href: string } | { kind: 'broken' }

/** Where a level is played. An invalid address opens nothing, and is not replaced by our board. */
export function entryOf({ entryUrl }: Pick<GameLevel, 'entryUrl'>, here: string): Entry {
  if (entryUrl === '') return { kind: 'board' }
  const href = destinationOf(entryUrl, here)
  return href === undefined ? { kind: 'broken' } : { kind: 'web', href }
}

/** The level to play next: the first that is open, or else the last one passed. */
export function currentAt(games: readonly GameLevel[]): number {
  const open = games.findIndex(({ status }) => status === 'OPEN')
  if (open >= 0) return open
  const passed = games.filter(({ status }) => status === 'PASSED').length
  return Math.max(0, passed - 1)
}
