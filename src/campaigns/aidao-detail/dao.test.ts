import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { endText, membershipOf, percentsOf } from './dao'

describe('the main button', () => {
  it.each([
    [{ role: 'NONE', joined: false, joinable: true }, 'join'],
    [{ role: 'NONE', joined: false, joinable: false }, 'closed'],
    [{ role: 'MEMBER', joined: true, joinable: false }, 'member'],
    [{ role: 'NONE', joined: true, joinable: true }, 'member'],
    [{ role: 'ADMIN', joined: true, joinable: false }, 'manage'],
    [{ role: 'MEMBER', joined: false, joinable: true }, 'member'],
  ] as const)('for %j is %s', (dao, membership) => {
    expect(membershipOf(dao)).toBe(membership)
  })
})

describe('votes in percent', () => {
  it.each([
    [
      [412, 207],
      [67, 33],
    ],
    [
      [1024, 3],
      [100, 0],
    ],
    [
      [1, 1],
      [50, 50],
    ],
    [
      [1, 2],
      [33, 67],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [0, 5],
      [0, 100],
    ],
    [[0, 0], []],
    [[], []],
  ])('%j are %j', (votes, percents) => {
    expect(percentsOf(votes)).toEqual(percents)
  })

  test('always sum to 100, and are never a whole point off', () => {
    const votes = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(votes, (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0)
        const percents = percentsOf(counts)
        if (total === 0) return percents.length === 0
        const isClose = percents.every(
          (percent, at) =>
            Number.isInteger(percent) && Math.abs(percent - ((counts[at] ?? 0) * 100) / total) < 1,
        )
        return isClose && percents.reduce((sum, percent) => sum + percent, 0) === 100
      }),
    )
  })
})

it('says until when a proposal is open, or since when it is not', () => {
  const endTime = '2026-11-24 20:00:00'
  expect(endText({ status: 'OPEN', endTime })).toBe('2026-11-24 20:00 截止')
  expect(endText({ status: 'PASSED', endTime })).toBe('2026-11-24 20:00 结束')
  expect(endText({ status: 'PASSED', endTime: '' })).toBe('')
})
