import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpinionRow } from '@/api/arena'
import { addressOf } from '@/campaigns/opinionRanking/period'
import { scoreText, splitRows, standingOf } from '@/campaigns/opinionRanking/ranking'

describe('the address', () => {
  it.each([
    ['', 'week', 'WEEK'],
    ['period=week', 'week', 'WEEK'],
    ['period=month', 'month', 'MONTH'],
    ['period=all', 'all', 'ALL'],
    ['period=WEEK', 'week', 'WEEK'],
    ['period=%3Cb%3E', 'week', 'WEEK'],
  ])('%s asks for %s', (query, tab, period) =>
    expect(addressOf(new URLSearchParams(query))).toMatchObject({ tab, period }),
  )
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

describe('where whoever looks stands', () => {
  it('guests are asked to log in', () =>
    expect(standingOf(false, { rank: 3, score: 5, gap: 1 })).toEqual({ kind: 'guest' }))
  it.each([null, undefined, { rank: 0, score: 0, gap: 0 }])('off the list: %o', (mine) =>
    expect(standingOf(true, mine)).toEqual({ kind: 'off' }),
  )
  it('says how far the next better rank is', () =>
    expect(standingOf(true, { rank: 28, score: 120.5, gap: 9.5 })).toEqual({
      kind: 'ranked',
      rank: 28,
      score: '120.5',
      note: '距上一名还差9.5分',
    }))
  it('the first has nobody above', () =>
    expect(standingOf(true, { rank: 1, score: 9, gap: 0 })).toMatchObject({
      note: '已是第一名，继续保持',
    }))
  it('a gap that is missing is not said', () =>
    expect(standingOf(true, { rank: 9, score: 9, gap: 0 })).toMatchObject({ note: undefined }))
})

it('keeps the platform’s order: three seats, then the others', () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ uid: String(index) }) as OpinionRow)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), (count) => {
      const { seats, others } = splitRows(rows.slice(0, count))
      expect([...seats, ...others]).toEqual(rows.slice(0, count))
      expect(seats).toHaveLength(Math.min(3, count))
    }),
  )
})
