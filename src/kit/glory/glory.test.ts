import { expect, it } from 'vitest'
import { Territory } from '@/api/territory'
import { isGlory, lengthOf, withGlory } from './glory'

it.each([
  ['', 0],
  ['  灯  ', 1],
  ['灯火', 2],
  ['👨‍👩‍👧‍👦🏳️‍🌈', 2],
  ['灯🔥', 2],
  ['👨‍👩‍👧‍👦'.repeat(90) + '灯'.repeat(10), 100],
  // Beyond a thousand nobody asks the segmenter.
  ['👨‍👩‍👧‍👦'.repeat(200), 1400],
])('counts 「%s」 as %i', (text, length) => expect(lengthOf(text)).toBe(length))

it.each([
  ['灯', false],
  ['🔥', false],
  ['灯火', true],
  ['🔥'.repeat(20), true],
  ['灯'.repeat(21), false],
  [' '.repeat(8), false],
])('takes 「%s」: %s', (text, taken) => expect(isGlory(text)).toBe(taken))

it('shows new words at once, and keeps what the answer leaves out', () => {
  const words = { gloryId: '', text: '灯火', auditStatus: 'PENDING' } as const
  const before = Territory({ territoryId: '1', glory: { gloryId: '7', collectionName: '山海' } })
  const shown = { ...words, gloryId: '7', collectionName: '山海' }
  expect(withGlory(before, words)).toEqual({ ...before, glory: shown })
  expect(withGlory(before, { ...words, gloryId: '8' }).glory?.gloryId).toBe('8')
  const none = withGlory(Territory({ territoryId: '1' }), words)
  expect(none.glory).toEqual({ ...words, collectionName: '' })
})
