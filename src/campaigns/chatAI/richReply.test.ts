import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_REPLY } from './conversation'
import { firstOf, lengthOfBlocks, parseReply, typedCount } from './richReply'
import { expectQuick, longOf } from '@tests/support/slowText'

describe('a reply', () => {
  it('has bold, lists and line breaks', () => {
    expect(parseReply('先**看**这里\n第二行\n\n- 一\n- 二\n3. 三\n4、四')).toEqual([
      {
        kind: 'text',
        runs: [{ text: '先' }, { text: '看', bold: true }, { text: '这里\n第二行' }],
      },
      { kind: 'bullets', items: [[{ text: '一' }], [{ text: '二' }]] },
      { kind: 'numbers', start: 3, items: [[{ text: '三' }], [{ text: '四' }]] },
    ])
    expect(parseReply(' 一\r二\r\n \r\n三 ')).toEqual([
      { kind: 'text', runs: [{ text: '一\n二' }] },
      { kind: 'text', runs: [{ text: '三' }] },
    ])
  })

  it('links only what the web opens, and keeps the words of the rest', () => {
    const [block] = parseReply(
      '[官网](https://a.example/x) [坏](javascript:alert) https://b.example。',
    )
    expect(block).toEqual({
      kind: 'text',
      runs: [
        { text: '官网', href: 'https://a.example/x' },
        { text: ' ' },
        { text: '坏' },
        { text: ' ' },
        { text: 'https://b.example', href: 'https://b.example/' },
        { text: '。' },
      ],
    })
  })

  it('leaves tags and stray marks as the text that they are', () => {
    for (const text of ['<img src=x onerror=alert(1)>', '2 ** 3', '**', '1.', '[a](b', '3.14 元'])
      expect(parseReply(text).map((block) => (block.kind === 'text' ? block.runs : []))).toEqual([
        [{ text }],
      ])
  })

  it('is typed out to its end, whatever it says', () => {
    const words = fc.array(
      fc.constantFrom('**', '粗', '- ', '1. ', '\n', '[', ']', '(', ')', 'https://a.example', '😀'),
    )
    fc.assert(
      fc.property(words, fc.nat(60), (parts, count) => {
        const blocks = parseReply(parts.join(''))
        const total = lengthOfBlocks(blocks)
        expect(lengthOfBlocks(firstOf(blocks, count))).toBe(Math.min(count, total))
        expect(firstOf(blocks, total)).toEqual(blocks)
      }),
    )
    const blocks = parseReply('**粗**体\n- 一\n- 二')
    const bold = { text: '粗', bold: true }
    expect(firstOf(blocks, 1)).toEqual([{ kind: 'text', runs: [bold] }])
    expect(firstOf(blocks, 2)).toEqual([{ kind: 'text', runs: [bold, { text: '体' }] }])
    expect(firstOf(blocks, 3)[1]).toEqual({ kind: 'bullets', items: [[{ text: '一' }]] })
  })

  it('is read in no time also when it is made to take long', () => {
    const pieces = ['[', '**a', '(', '- ', '- a\n', 'https://', '[a](', '1. a\n', 'a\n\n', ' ']
    expectQuick((text) => {
      const blocks = parseReply(text)
      firstOf(blocks, lengthOfBlocks(blocks))
    }, pieces.map(longOf))
  })

  it('of many items is one list', () => {
    const [list] = parseReply('- a\n'.repeat(900))
    expect(list?.kind === 'bullets' && list.items).toHaveLength(900)
  })

  it('that is too long says so at its end', () => {
    expect(parseReply('长'.repeat(MAX_REPLY)).at(-1)).toEqual({
      kind: 'text',
      runs: [{ text: '内容过长，后面的未显示' }],
    })
  })

  it('comes letter by letter, a long one within seconds', () => {
    expect(typedCount(100, 0)).toBe(1)
    expect(typedCount(100, 1000)).toBe(32)
    expect(typedCount(2000, 6000)).toBe(2000)
    expect(typedCount(5, 60_000)).toBe(5)
  })
})
