import { describe, expect, it } from 'vitest'
import type { GameLevel } from '@/api/eliminateGame'
import { currentAt, entryOf, levelName, levelNote, levelStateOf, starsOf } from './level'

const HERE = 'https://m.example.test'
const LEVEL: GameLevel = {
  gameId: '1',
  name: '糖霜小径',
  cover: '',
  level: 3,
  target: 600,
  moves: 20,
  status: 'OPEN',
  dailyLeft: 3,
  bestScore: 0,
  stars: 0,
  dropCards: [],
  entryUrl: '',
}

describe('a level', () => {
  it.each([
    ['OPEN', {}, '剩余3次'],
    ['PASSED', { status: 'PASSED' }, '剩余3次'],
    ['LIMIT', { dailyLeft: 0 }, '今日次数已用完'],
    ['LOCKED', { status: 'LOCKED', dailyLeft: 0 }, '未解锁'],
    ['LOCKED', { target: 0 }, '未解锁'],
    ['LOCKED', { moves: 0 }, '未解锁'],
    ['OPEN', { moves: 0, entryUrl: 'https://game.example.com/' }, '剩余3次'],
    ['OPEN', { dailyLeft: undefined }, ''],
  ] as const)('is %s with %o and says 「%s」', (state, change, note) => {
    const game: GameLevel = { ...LEVEL, ...change }
    expect(levelStateOf(game)).toBe(state)
    expect(levelNote(game)).toBe(note)
  })

  it('is named by its number, or by its place where it has none', () => {
    expect(levelName({ level: 3 }, 0)).toBe('第3关')
    expect(levelName({ level: 0 }, 4)).toBe('第5关')
  })

  it('has at most three stars, and only once it is passed', () => {
    expect(starsOf({ status: 'PASSED', stars: 99 })).toBe(3)
    expect(starsOf({ status: 'OPEN', stars: 2 })).toBe(0)
  })

  it('is played on our board only where it names no other place', () => {
    expect(entryOf(LEVEL, HERE)).toEqual({ kind: 'board' })
    expect(entryOf({ entryUrl: 'https://game.example.com/' }, HERE)).toEqual({
      kind: 'web',
      href: 'https://game.example.com/',
    })
    for (const entryUrl of ['javascript:alert(1)', 'http://game.example.com/', 'mfuwu://open'])
      expect(entryOf({ entryUrl }, HERE)).toEqual({ kind: 'broken' })
  })
})

describe('the level to play next', () => {
  const passed: GameLevel = { ...LEVEL, status: 'PASSED' }
  it('is the first one open, or else the last one passed', () => {
    expect(currentAt([passed, LEVEL, LEVEL])).toBe(1)
    expect(currentAt([LEVEL, passed, passed])).toBe(0)
    const locked: GameLevel = { ...LEVEL, status: 'LOCKED' }
    expect(currentAt([passed, passed, locked])).toBe(1)
    expect(currentAt([locked])).toBe(0)
    expect(currentAt([])).toBe(0)
  })
})
