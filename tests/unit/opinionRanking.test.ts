import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpinionRow } from '@/api/arena'
import { failureOf } from '@/api/failure'
import { addressOf, requestOf } from '@/campaigns/opinionRanking/period'
import { pageStateOf, scoreText, splitRows, standingOf } from '@/campaigns/opinionRanking/ranking'
import type { Looker, Standing } from '@/campaigns/opinionRanking/ranking'
import { shellStateOf } from '@/kit/campaign/shellState'

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
    expect(requestOf(address, 3)).toEqual({
      daoId: undefined,
      tab: 'OPINION',
      period,
      pageNo: 3,
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

describe('where whoever looks stands', () => {
  const ok = <T>(value: T) => ({ ok: true, value }) as const
  const failed = (body: object) => ({ ok: false, failure: failureOf(body) }) as const
  const SIGNED_OUT = failed({ code: 'S00000' })
  const BROKEN = failed(new Error('no network'))
  const ranked = (rank: number, score = 9, gap = 0) => ok({ mine: { rank, score, gap } })
  const looker = (change: Partial<Looker> = {}): Looker => ({
    hasLogin: true,
    main: ok({ mine: null }),
    me: ok({ uid: '1' }),
    ...change,
  })

  it.each<[string, Partial<Looker>, Standing['kind']]>([
    ['nobody', { hasLogin: false, main: ranked(3) }, 'guest'],
    ['a login that the platform does not know', { me: SIGNED_OUT }, 'guest'],
    ['the same, told by the ranking', { main: SIGNED_OUT }, 'guest'],
    ['a period on its way', { main: undefined }, 'unknown'],
    ['a period that failed', { main: BROKEN }, 'unknown'],
    ['no rank, and who looks on its way', { me: undefined }, 'unknown'],
    ['no rank, and a guest’s answers before a login’s', { me: ok(null) }, 'unknown'],
    ['no rank', {}, 'off'],
    ['no rank, and who looks failed', { me: BROKEN }, 'off'],
    ['a rank of 0', { main: ranked(0) }, 'off'],
    ['a rank, and who looks on its way', { main: ranked(3), me: undefined }, 'ranked'],
  ])('%s', (_, change, kind) => expect(standingOf(looker(change)).kind).toBe(kind))

  it.each([
    [28, 9.5, '距上一名还差9.5分'],
    [28, 0.05, '距上一名还差0.1分'],
    [28, 0.04, undefined],
    [28, 0, undefined],
    [28, -3, undefined],
    [1, 9.5, '已是第一名，继续保持'],
  ])('rank %d, %d behind: %s', (rank, gap, note) =>
    expect(standingOf(looker({ main: ranked(rank, 120.5, gap) }))).toEqual({
      kind: 'ranked',
      rank,
      score: '120.5',
      note,
    }),
  )
})

it('a ranking neither begins nor ends', () => {
  const stateFor = (code: number) => pageStateOf(shellStateOf(refused(code), undefined, 0)).name
  expect([10_001, 10_002, 10_003].map(stateFor)).toEqual(['ERROR', 'ERROR', 'OFFLINE'])
  expect(pageStateOf({ name: 'GUEST' }).name).toBe('GUEST')
  expect(pageStateOf({ name: 'READY' }).name).toBe('READY')
})

const refused = (code: number) => ({ ok: false, failure: failureOf({ code }) }) as const

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
