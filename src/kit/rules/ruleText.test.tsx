import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chipText, contentsOf, headingOf, nameHeadings } from './doc/outline'
import { cleanHtml } from '@/kit/texts/cleanHtml'
import { ruleTextOf, shownRules, versionLine } from './ruleText'
import type { PrivacyText } from '@/api/privacy'
import type { MainQuery } from '@/kit/page/shell/shellState'

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
  type TextQuery = MainQuery & { data: PrivacyText | null | undefined }
  const shownFor = (query: TextQuery) => {
    const asked = ruleTextOf(query, '<h2>一、自带</h2>')
    const shown = asked && shownRules(asked, (html) => cleanHtml(html, () => true))
    const words = shown?.nodes.map((node) => node.textContent).join('')
    return { words, line: versionLine(asked, shown), headings: shown?.headings }
  }

  it('is the platform’s own where it came', () =>
    expect(shownFor({ data: text, error: null })).toMatchObject({
      words: 'a',
      line: 'V1 · 2026-01-01 起生效',
    }))

  const of = (content: string): TextQuery => ({ data: { ...text, content }, error: null })
  it.each([
    ['nothing', { data: null, error: null }],
    ['no answer', { data: undefined, error: new Error('network') }],
    ['blanks', of('  ')],
    ['an empty paragraph', of('<p></p>')],
    ['spaces that HTML names', of('<p>&nbsp;</p><h2>\u200b</h2><hr>')],
    ['a script alone', of('<script>window.hit = 1</script>')],
    ['what the sanitiser takes away', of('<form><input name="phone"></form>')],
  ])('is the built-in one for %s', (_, query) =>
    expect(shownFor(query)).toEqual({
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
    expect(ruleTextOf({ data: undefined, error: null }, 'own')).toBeUndefined()
    expect(versionLine(undefined, undefined)).toBe('正在加载最新版本')
  })

  it('calls itself the present version when the version is missing', () =>
    expect(versionLine({ version: '', effectiveDate: '' }, { builtIn: false })).toBe('现行版本'))
})
