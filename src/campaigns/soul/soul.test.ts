import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { TRAITS, type Companion } from '@/api/character'
import {
  QUESTIONS,
  QUESTION_COUNT,
  awakeOf,
  fitOf,
  nameOf,
  readAnswers,
  soulOf,
  stepAfter,
  stepOf,
  withAnswer,
} from './soul'

const companion = (npcId: string, tags: string[], status: Companion['status'] = 'ON') =>
  ({ npcId, tags, status }) as Companion

const answers = fc.array(fc.integer({ min: 0, max: 2 }), {
  minLength: QUESTION_COUNT,
  maxLength: QUESTION_COUNT,
})
const tags = fc.subarray([...TRAITS])
const companions = fc
  .array(fc.tuple(tags, fc.constantFrom<Companion['status']>('ON', 'OFF')), { maxLength: 6 })
  .map((all) => all.map(([own, status], at) => companion(String(at + 1), own, status)))

describe('who it is', () => {
  it('is the companion whose tags match most', () => {
    const list = [companion('1', ['美食']), companion('2', ['夜猫子', '观星', '好奇'])]
    expect(soulOf(list, [0, 2, 2])?.npcId).toBe('2')
  })

  it('is the first in the list of two that match alike, and nobody who is away', () => {
    const same = ['观星']
    expect(soulOf([companion('1', same), companion('2', same)], [0, 0, 0])?.npcId).toBe('1')
    const away = [companion('1', same, 'OFF'), companion('', same), companion('2', [])]
    expect(soulOf(away, [0, 0, 0])?.npcId).toBe('2')
    expect(soulOf([companion('1', same, 'OFF')], [0, 0, 0])).toBeUndefined()
    expect(awakeOf(away)).toHaveLength(1)
  })

  it('has a name, its own or one for all', () => {
    expect([nameOf({ name: '星图' }), nameOf({ name: '' })]).toEqual(['星图', 'AI伙伴'])
  })

  test('the same answers always lead to the same one, who is there, and fits from 80 to 99', () => {
    fc.assert(
      fc.property(companions, answers, (list, chosen) => {
        const soul = soulOf(list, chosen)
        expect(soulOf([...list], [...chosen])).toBe(soul)
        if (!soul) {
          expect(awakeOf(list)).toEqual([])
          return
        }
        expect(soul.status).toBe('ON')
        const fit = fitOf(soul, chosen) ?? 0
        expect(fit).toBeGreaterThanOrEqual(80)
        expect(fit).toBeLessThanOrEqual(99)
        // No available companion fits better.
        for (const other of awakeOf(list)) expect(fitOf(other, chosen)).toBeLessThanOrEqual(fit)
      }),
    )
  })

  it('fits as far as its tags are those that were looked for', () => {
    expect(
      fitOf(companion('1', ['夜猫子', '观星', '探险', '勇敢', '手艺', '稳重']), [0, 0, 0]),
    ).toBe(99)
    expect(fitOf(companion('1', []), [0, 0, 0])).toBe(80)
    expect(fitOf(companion('1', []), [0, 0])).toBeUndefined()
  })
})

describe('the test', () => {
  it('asks three questions, each answer for traits of its own', () => {
    const traits = QUESTIONS.flatMap(({ options }) => options.map((option) => option.traits.join()))
    expect(new Set(traits).size).toBe(9)
  })

  it.each([
    [null, [], { name: 'intro' }],
    ['', [], { name: 'intro' }],
    ['7', [], { name: 'intro' }],
    ['0', [1, 1, 1], { name: 'intro' }],
    ['4', [1, 1, 1], { name: 'intro' }],
    ['1.5', [], { name: 'intro' }],
    ['1', [], { name: 'question', at: 0 }],
    ['3', [], { name: 'question', at: 0 }],
    ['2', [1, 1, 1], { name: 'question', at: 1 }],
    ['result', [1], { name: 'question', at: 1 }],
    ['result', [1, 1, 1], { name: 'result' }],
  ])(
    'is at the step that the address asks for and the answers lead to: %s',
    (asked, given, step) => {
      expect(stepOf(asked, given)).toEqual(step)
    },
  )

  it('goes on to the next question, and from the last to the result', () => {
    expect([0, 1, 2].map(stepAfter)).toEqual(['2', '3', 'result'])
  })

  it('takes another answer to an earlier question, and keeps the later ones', () => {
    expect(withAnswer([0, 1], 2, 2)).toEqual([0, 1, 2])
    expect(withAnswer([0, 1, 2], 0, 2)).toEqual([2, 1, 2])
  })

  it('reads back what is an answer, up to what is none', () => {
    expect(readAnswers([0, 2, 1])).toEqual([0, 2, 1])
    expect(readAnswers([0, 3, 1])).toEqual([0])
    expect(readAnswers([0, 1, 2, 0])).toEqual([0, 1, 2])
    for (const broken of [null, {}, '012', [null], ['0']]) expect(readAnswers(broken)).toEqual([])
  })
})
