import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'
import {
  MOST_SPREAD_MS,
  actionOf,
  debutPhase,
  isAlmostOpen,
  itemIdOf,
  piecesText,
  soonText,
  stagesOf,
} from './debut'

const START = '2026-11-24 10:00:00'
const END = '2026-12-24 10:00:00'
const start = parseServerTime(START) ?? 0
const TIMES = { startTime: START, endTime: END }

describe('actionOf', () => {
  const stock = { price: 19_900, left: 5, limitPerUser: 3, bought: 0 }
  it.each([
    ['NOT_STARTED', { ...stock, left: 0 }, 'soon'],
    ['RUNNING', stock, 'buy'],
    ['RUNNING', { ...stock, left: undefined }, 'buy'],
    ['RUNNING', { ...stock, left: 0, bought: 3 }, 'sold-out'],
    ['RUNNING', { ...stock, bought: 3 }, 'limit'],
    ['RUNNING', { ...stock, limitPerUser: 0, bought: 30 }, 'buy'],
    ['RUNNING', { ...stock, price: undefined }, 'closed'],
    ['ENDED', stock, 'ended'],
    ['OFFLINE', stock, 'ended'],
  ] as const)('%s, %j: %s', (phase, release, action) => {
    expect(actionOf(phase, release)).toBe(action)
  })
})

describe('the opening', () => {
  it('is the platform’s moment and up to 300 ms more, for everybody another', () => {
    const spread = fc.integer({ min: 0, max: MOST_SPREAD_MS })
    const at = fc.integer({ min: -1000, max: 1000 })
    fc.assert(
      fc.property(spread, at, (late, ms) => {
        const phase = debutPhase(TIMES, start + ms, late)
        expect(phase).toBe(ms >= late ? 'RUNNING' : 'NOT_STARTED')
      }),
    )
  })

  it('does not open again what has ended, nor hold back what says no start', () => {
    expect(debutPhase(TIMES, start + 299, 300)).toBe('NOT_STARTED')
    expect(debutPhase(TIMES, start + 300, 300)).toBe('RUNNING')
    expect(debutPhase({ ...TIMES, status: 'ENDED' }, start + 1, 300)).toBe('ENDED')
    expect(debutPhase({ status: 'RUNNING' }, start, 300)).toBe('RUNNING')
  })

  it.each([
    [start - 299_000, '00:04:59 后开抢', false],
    [start - 2 * 86_400_000 - 3_661_000, '2天 01:01:01 后开抢', false],
    [start - 10_000, '00:00:10 后开抢', true],
  ])('at %d it says %s', (now, text, almost) => {
    expect(soonText(start, now)).toBe(text)
    expect(isAlmostOpen(start, now)).toBe(almost)
  })

  it('has no time where nobody says one', () => {
    expect(soonText(undefined, start)).toBe('即将开抢')
    expect(isAlmostOpen(undefined, start)).toBe(false)
  })
})

it('knows how far the release is, and when each stage begins', () => {
  expect(stagesOf('RUNNING', TIMES)).toEqual([
    { name: '预告', time: '', status: 'done' },
    { name: '首发', time: '11月24日 10:00', status: 'current' },
    { name: '结束', time: '12月24日 10:00', status: 'upcoming' },
  ])
  expect(stagesOf('ENDED', { endTime: '改天' }).map(({ time }) => time)).toEqual(['', '', ''])
  expect(formatServerTime(start)).toBe(START)
})

it('reads the piece of the link, and says where nobody counts', () => {
  expect([itemIdOf(null), itemIdOf('70001'), itemIdOf('x')]).toEqual([undefined, '70001', null])
  expect([piecesText(862), piecesText(undefined)]).toEqual(['862件', '--'])
})
