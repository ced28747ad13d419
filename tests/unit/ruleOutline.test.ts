import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chipText, contentsOf, headingOf, nameHeadings } from '@/kit/rules/outline'
import { ruleTextOf } from '@/kit/rules/ruleText'
import { standardRows } from '@/campaigns/rewardRules/standard'
import type { ExchangeConfig } from '@/api/exchange'

describe('the outline of a rule text', () => {
  it('names second-level headings in order', () => {
    const box = document.createElement('div')
    box.innerHTML = '<h2>一、甲</h2><p>x</p><h3>不算</h3><h2> 二、乙 </h2>'
    expect(nameHeadings(box)).toEqual([
      { id: 'rule-1', text: '一、甲' },
      { id: 'rule-2', text: '二、乙' },
    ])
    expect(box.querySelector('#rule-2')?.textContent).toContain('乙')
  })

  it('has a table of contents from three headings on', () => {
    const headings = ['a', 'b', 'c'].map((text) => ({ id: text, text }))
    expect(contentsOf(headings.slice(0, 2))).toEqual([])
    expect(contentsOf(headings)).toEqual(headings)
  })

  it.each([
    ['一、奖励类型', '奖励类型'],
    ['十二、其他', '其他'],
    ['3. 说明', '说明'],
    ['无编号', '无编号'],
    ['一、', '一、'],
  ])('a chip says %s as %s', (heading, chip) => expect(chipText(heading)).toBe(chip))

  const sections = { cash: ['兑现', '提现'], earn: ['获得'] }
  const headings = [
    { id: 'rule-1', text: '一、获得方式' },
    { id: 'rule-2', text: '二、提现与兑现' },
  ]
  it('finds the heading that a section means', () => {
    expect(headingOf('cash', sections, headings)?.id).toBe('rule-2')
    expect(headingOf('earn', sections, headings)?.id).toBe('rule-1')
  })

  it('finds nothing for any other word of the address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constant('constructor'), fc.constant(null)), (word) => {
        fc.pre(word !== 'cash' && word !== 'earn')
        expect(headingOf(word, sections, headings)).toBeUndefined()
      }),
    )
  })
})

describe('the text that is shown', () => {
  const text = {
    type: 'X',
    title: '',
    version: 'V1',
    effectiveDate: '2026-01-01',
    content: '<p>a</p>',
  }
  it('is the platform’s own where it came', () =>
    expect(ruleTextOf({ ok: true, value: text }, 'own')).toMatchObject({
      html: '<p>a</p>',
      builtIn: false,
    }))
  it.each([
    [{ ok: true, value: null } as const],
    [{ ok: true, value: { ...text, content: '  ' } } as const],
    [
      {
        ok: false,
        failure: { kind: 'network', text: '', toasted: false, unknownResult: true },
      } as const,
    ],
  ])('is the built-in one otherwise', (part) =>
    expect(ruleTextOf(part, 'own')).toMatchObject({ html: 'own', builtIn: true, version: '' }),
  )
  it('is nothing while it is on its way', () =>
    expect(ruleTextOf(undefined, 'own')).toBeUndefined())
})

describe('the present figures', () => {
  const config: ExchangeConfig = {
    activityId: '1',
    status: 'ONGOING',
    startTime: '',
    endTime: '',
    serverTime: '',
    rate: 0.01,
    feeRate: 0.006,
    minAmount: 100,
    maxAmount: 5000,
    step: 100,
    dailyLimit: 20000,
    todayLeft: 0,
    poolLeft: 0,
    available: 0,
    frozen: 0,
    realNameRequired: true,
    payee: null,
  }
  it('are rows of words', () =>
    expect(standardRows(config)).toEqual([
      { label: '兑现比例', value: '1奖励 = ¥0.01' },
      { label: '手续费', value: '0.6%' },
      { label: '单笔限额', value: '100–5,000奖励' },
      { label: '每日限额', value: '20,000奖励' },
      { label: '实名认证', value: '需要' },
    ]))
  it('never show what is no figure', () => {
    fc.assert(
      fc.property(
        fc.record({
          rate: fc.double({ min: 0, max: 10, noNaN: true }),
          feeRate: fc.double({ min: 0, max: 1, noNaN: true }),
          minAmount: fc.nat(),
          maxAmount: fc.option(fc.nat(), { nil: undefined }),
          dailyLimit: fc.option(fc.nat(), { nil: undefined }),
        }),
        (some) => {
          const words = JSON.stringify(standardRows({ ...config, ...some }))
          expect(words).not.toMatch(/NaN|undefined|null|Infinity/)
        },
      ),
    )
  })
})
