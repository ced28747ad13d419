import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standardRows, type Figures } from './standard'

describe('the present figures', () => {
  const figures: Figures = {
    rate: 0.01,
    feeRate: 0.006,
    minAmount: 100,
    maxAmount: 5000,
    dailyLimit: 20000,
    realNameRequired: true,
  }
  it('are rows of words', () =>
    expect(standardRows(figures)).toEqual([
      { label: '兑现比例', value: '1奖励 = 0.01元' },
      { label: '手续费', value: '0.6%' },
      { label: '单笔限额', value: '100–5,000奖励' },
      { label: '每日限额', value: '20,000奖励' },
      { label: '实名认证', value: '需要' },
    ]))
  it('invent nothing that the platform did not say', () => {
    const nothing = { feeRate: undefined, realNameRequired: undefined, dailyLimit: undefined }
    expect(standardRows({ ...figures, ...nothing, rate: 0, minAmount: 0 })).toEqual([
      { label: '单笔限额', value: '最多5,000奖励' },
    ])
    expect(standardRows({ ...nothing, rate: 0, minAmount: 0, maxAmount: undefined })).toEqual([])
    for (const maxAmount of [undefined, 0])
      expect(standardRows({ ...nothing, rate: -1, minAmount: 1000, maxAmount })).toEqual([
        { label: '单笔限额', value: '1,000奖励起' },
      ])
    expect(standardRows({ ...figures, feeRate: 0, realNameRequired: false })).toEqual(
      expect.arrayContaining([
        { label: '手续费', value: '免费' },
        { label: '实名认证', value: '不需要' },
      ]),
    )
  })
  it('leave out what is too small to be said', () => {
    const labels = (some: Partial<Figures>) =>
      standardRows({ ...figures, ...some }).map(({ label }) => label)
    expect(labels({ rate: 0.00004 })).not.toContain('兑现比例')
    expect(labels({ feeRate: 0.0000004 })).not.toContain('手续费')
    expect(standardRows({ ...figures, rate: 0.0001, feeRate: 0.000001 })).toEqual(
      expect.arrayContaining([
        { label: '兑现比例', value: '1奖励 = 0.0001元' },
        { label: '手续费', value: '0.0001%' },
      ]),
    )
  })
  it('never show what is no figure', () => {
    fc.assert(
      fc.property(
        fc.record({
          rate: fc.double({ min: 0, max: 10, noNaN: true }),
          feeRate: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
          minAmount: fc.nat(),
          maxAmount: fc.option(fc.nat(), { nil: undefined }),
          dailyLimit: fc.option(fc.nat(), { nil: undefined }),
        }),
        (some) => {
          const words = JSON.stringify(standardRows({ ...figures, ...some }))
          expect(words).not.toMatch(/NaN|undefined|null|Infinity|¥0"|"0%/)
        },
      ),
    )
  })
})
