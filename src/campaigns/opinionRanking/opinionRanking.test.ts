import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DaoRow } from '@/api/arena'
import { addressOf, rankIdOf, ranksOf } from './period'
import { scoreText, splitRows, standingOf } from './ranking'
import type { Standing, StandingSources } from './ranking'

describe('the address', () => {
  it.each([
    ['', 'week', 'WEEK'],
    ['period=week', 'week', 'WEEK'],
    ['period=month', 'month', 'MONTH'],
    ['period=all', 'all', 'ALL'],
    ['period=WEEK', 'week', 'WEEK'],
    ['period=%3Cb%3E', 'week', 'WEEK'],
  ])('%s asks for %s', (query, tab, period) => {
    const address = addressOf(new URLSearchParams(query))
    expect(address.tab).toBe(tab)
    expect(ranksOf(address)).toEqual({
      daoId: undefined,
      tab: 'OPINION',
      period,
      pageSize: 20,
    })
  })
  it('takes a DAO only as digits', () => {
    expect(addressOf(new URLSearchParams('daoId=1760288135512481793')).daoId).toBe(
      '1760288135512481793',
    )
    expect(addressOf(new URLSearchParams('daoId=abc')).daoId).toBeUndefined()
  })
})

describe('a score', () => {
  it.each([
    [0, '0'],
    [986.5, '986.5'],
    [1000, '1,000'],
    [25_640.54, '25,640.5'],
    [1_234_567, '1,234,567'],
    [0.04, '0'],
    [-3.25, '-3.2'],
  ])('%d reads %s', (score, text) => expect(scoreText(score)).toBe(text))

  it('has at most one decimal and keeps its value', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (score) => {
        const text = scoreText(score)
        expect(text).toMatch(/^\d{1,3}(?:,\d{3})*(?:\.\d)?$/)
        expect(Math.abs(Number(text.replaceAll(',', '')) - score)).toBeLessThanOrEqual(0.0501)
      }),
    )
  })
})

describe('the person’s own rank', () => {
  const idle = { data: {}, error: null, isPending: false }
  const ok = (mine: { rank: number; score: number; gap: number } | null) => ({
    data: { mine },
    error: null,
  })
  const failed = (error: unknown) => ({ data: undefined, error })
  const SIGNED_OUT: unknown = { code: 'S00000' }
  const BROKEN = new Error('no network')
  const refusedMe = (error: unknown) => ({ data: undefined, error, isPending: false })
  const ranked = (rank: number, score = 9, gap = 0) => ok({ rank, score, gap })
  const sources = (change: Partial<StandingSources> = {}): StandingSources => ({
    loggedIn: true,
    ranks: ok(null),
    me: idle,
    ...change,
  })

  it.each<[string, Partial<StandingSources>, Standing['kind']]>([
    ['nobody is logged in', { loggedIn: false, ranks: ranked(3) }, 'guest'],
    ['the platform does not know the login', { me: refusedMe(SIGNED_OUT) }, 'guest'],
    ['the ranking does not know the login', { ranks: failed(SIGNED_OUT) }, 'guest'],
    ['the period is on its way', { ranks: failed(null) }, 'unknown'],
    ['the period failed', { ranks: failed(BROKEN) }, 'unknown'],
    [
      'no rank, and the person is on the way',
      { me: { data: undefined, error: null, isPending: true } },
      'unknown',
    ],
    ['no rank', {}, 'off'],
    ['no rank, and the person failed', { me: refusedMe(BROKEN) }, 'off'],
    ['a rank of 0', { ranks: ranked(0) }, 'off'],
    [
      'a rank alone',
      { ranks: ranked(3), me: { data: undefined, error: null, isPending: true } },
      'ranked',
    ],
  ])('%s', (_, change, kind) => expect(standingOf(sources(change)).kind).toBe(kind))

  it.each([
    [28, 9.5, '距上一名还差9.5分'],
    [28, 0.05, '距上一名还差0.1分'],
    [28, 0.04, undefined],
    [28, 0, undefined],
    [28, -3, undefined],
    [1, 9.5, '已是第一名，继续保持'],
  ])('rank %d, %d behind: %s', (rank, gap, note) =>
    expect(standingOf(sources({ ranks: ranked(rank, 120.5, gap) }))).toEqual({
      kind: 'ranked',
      rank,
      score: '120.5',
      note,
    }),
  )
})

it('keeps the platform’s order: three seats, then the others', () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ uid: String(index) }) as DaoRow)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), (count) => {
      const { seats, others } = splitRows(rows.slice(0, count))
      expect([...seats, ...others]).toEqual(rows.slice(0, count))
      expect(seats).toHaveLength(Math.min(3, count))
    }),
  )
  expect(rows.map(rankIdOf)).toEqual(['0', '1', '2', '3', '4'])
})
