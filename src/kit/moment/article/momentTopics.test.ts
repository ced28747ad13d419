import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTopics } from './topics'

describe('findTopics', () => {
  it('colours no more than a screenful of them, and keeps every word', () => {
    const content = '#a '.repeat(1000)
    const { parts } = findTopics(content, ['a', '字'.repeat(40_000), 'b#c'])
    expect(parts.filter(({ topic }) => topic)).toHaveLength(300)
    expect(parts.map(({ text }) => text).join('')).toBe(content)
  })

  it('finds topics in the text, with one # or two', () => {
    expect(findTopics('看 #灯会# 和 #夏天', ['灯会', '夏天'])).toEqual({
      parts: [
        { text: '看 ', topic: false },
        { text: '#灯会#', topic: true },
        { text: ' 和 ', topic: false },
        { text: '#夏天', topic: true },
      ],
      others: [],
    })
  })

  it('takes the longer of two topics that begin alike', () => {
    expect(findTopics('#夏天的风', ['夏天', '夏天的风'])).toEqual({
      parts: [{ text: '#夏天的风', topic: true }],
      others: ['夏天'],
    })
  })

  it('ends a topic where its words end, before a # of its own or anything else', () => {
    const topics = ['夏天', '夏天的风']
    expect(findTopics('#夏天# 好', topics)).toEqual({
      parts: [
        { text: '#夏天#', topic: true },
        { text: ' 好', topic: false },
      ],
      others: ['夏天的风'],
    })
    expect(findTopics('#夏天！#夏天的风大', topics)).toEqual({
      parts: [
        { text: '#夏天', topic: true },
        { text: '！', topic: false },
        { text: '#夏天的风', topic: true },
        { text: '大', topic: false },
      ],
      others: [],
    })
  })

  it('takes thirty topics of sixty characters, and none with a # inside', () => {
    const many = Array.from({ length: 31 }, (_, at) => `话题${at}`)
    expect(findTopics('', many).others).toEqual(many.slice(0, 30))
    const longest = '字'.repeat(60)
    expect(findTopics('', [longest, `${longest}字`, 'b#c', '##灯会##']).others).toEqual([
      longest,
      '灯会',
    ])
  })

  it('names the topics that the text does not, each once and without their #', () => {
    expect(findTopics('好', ['#灯会#', '灯会', ' 夏天 ', '', '#']).others).toEqual(['灯会', '夏天'])
  })

  it('takes a topic as words, never as a pattern', () => {
    expect(findTopics('#abc', ['a.c', '.*', '(']).parts).toEqual([{ text: '#abc', topic: false }])
  })

  it('adds nothing to the text and loses nothing of it', () => {
    const word = fc.string({ unit: fc.constantFrom('#', '灯', '会', '.', '(', ' ', 'a', '🌊') })
    fc.assert(
      fc.property(word, fc.array(word), (content, topics) => {
        const { parts } = findTopics(content, topics)
        expect(parts.map(({ text }) => text).join('')).toBe(content)
      }),
    )
  })
})
