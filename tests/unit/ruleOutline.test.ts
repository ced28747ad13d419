import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chipText, contentsOf, headingOf, nameHeadings } from '@/kit/rules/outline'
import { cleanHtml } from '@/kit/cleanHtml'
import { ruleTextOf, shownRules, versionLine } from '@/kit/rules/ruleText'
import { standardRows } from '@/campaigns/rewardRules/standard'
import type { PrivacyText } from '@/api/privacy'
import type { Settled } from '@/kit/campaign/settle'
import type { Figures } from '@/campaigns/rewardRules/standard'
import { asksAnew } from '@/campaigns/rewardRules/sections'

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
  const shownFor = (part: Settled<PrivacyText | null>) => {
    const asked = ruleTextOf(part, '<h2>一、自带</h2>')
    const shown = asked && shownRules(asked, (html) => cleanHtml(html, () => true))
    const words = shown?.nodes.map((node) => node.textContent).join('')
    return { words, line: versionLine(asked, shown), headings: shown?.headings }
  }

  it('is the platform’s own where it came', () =>
    expect(shownFor({ ok: true, value: text })).toMatchObject({
      words: 'a',
      line: 'V1 · 2026-01-01 起生效',
    }))

  const broken: Settled<null> = {
    ok: false,
    failure: { kind: 'network', text: '', toasted: false, unknownResult: true },
  }
  const of = (content: string): Settled<PrivacyText> => ({ ok: true, value: { ...text, content } })
  it.each([
    ['nothing', { ok: true, value: null } as const],
    ['no answer', broken],
    ['blanks', of('  ')],
    ['an empty paragraph', of('<p></p>')],
    ['spaces that HTML names', of('<p>&nbsp;</p><h2>\u200b</h2><hr>')],
    ['a script alone', of('<script>window.hit = 1</script>')],
    ['what the sanitiser takes away', of('<form><input name="phone"></form>')],
  ])('is the built-in one for %s', (_, part) =>
    expect(shownFor(part)).toEqual({
      words: '一、自带',
      line: '内容可能不是最新版本',
      headings: [{ id: 'rule-1', text: '一、自带' }],
    }),
  )

  it('can be a picture', () =>
    expect(shownFor(of('<img src="https://a.example/rules.png">'))).toMatchObject({
      line: 'V1 · 2026-01-01 起生效',
    }))

  it('is nothing while it is on its way', () => {
    expect(ruleTextOf(undefined, 'own')).toBeUndefined()
    expect(versionLine(undefined, undefined)).toBe('正在加载最新版本')
  })

  it('is of the present version where that is not told', () =>
    expect(versionLine({ version: '', effectiveDate: '' }, { builtIn: false })).toBe('现行版本'))
})

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
      { label: '兑现比例', value: '1奖励 = ¥0.01' },
      { label: '手续费', value: '0.6%' },
      { label: '单笔限额', value: '100–5,000奖励' },
      { label: '每日限额', value: '20,000奖励' },
      { label: '实名认证', value: '需要' },
    ]))
  it('invent nothing that the platform did not say', () => {
    const told = { feeRate: undefined, realNameRequired: undefined, dailyLimit: undefined }
    expect(standardRows({ ...figures, ...told, rate: 0, minAmount: 0 })).toEqual([
      { label: '单笔限额', value: '最多5,000奖励' },
    ])
    expect(standardRows({ ...told, rate: 0, minAmount: 0, maxAmount: undefined })).toEqual([])
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
        { label: '兑现比例', value: '1奖励 = ¥0.0001' },
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

describe('a change of the address', () => {
  const change = (from: string, to: string) => ({
    currentUrl: new URL(from, 'https://h5.example'),
    nextUrl: new URL(to, 'https://h5.example'),
    defaultShouldRevalidate: true,
  })
  it.each([
    ['/rewardRules', '/rewardRules?section=cash', false],
    ['/rewardRules?section=cash', '/rewardRules?section=earn', false],
    ['/rewardRules?section=cash', '/rewardRules?section=cash', true],
    ['/rewardRules', '/rewardRules?__state=cut', true],
    ['/sign-in', '/rewardRules?section=cash', true],
  ])('from %s to %s', (from, to, asks) => expect(asksAnew(change(from, to))).toBe(asks))
})
