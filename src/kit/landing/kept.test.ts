import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKept, readKept } from './kept'

describe('what a landing page keeps', () => {
  const kept = { uid: '7', link: 'ABCD1234' }

  test('holds for the same person at the same link', () => {
    expect(isKept(kept, 'ABCD1234', '7')).toBe(true)
    expect(isKept(kept, 'ABCD1234', undefined)).toBe(true)
    expect(isKept({ ...kept, uid: '' }, 'ABCD1234', '7')).toBe(true)
    expect(isKept(kept, 'ABCD1234', '8')).toBe(false)
    expect(isKept(kept, 'OTHER', '7')).toBe(false)
    expect(isKept(undefined, '', '7')).toBe(false)
  })

  test('comes back from storage, and anything else is nothing', () => {
    const stored = { ...kept, outcome: 'new' }
    expect(readKept(JSON.stringify(stored))).toEqual(stored)
    for (const wrong of [{ uid: 7 }, { link: undefined }])
      expect(readKept(JSON.stringify({ ...kept, ...wrong }))).toBeUndefined()
    expect(readKept(null)).toBeUndefined()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readKept(text)).toBeUndefined()
      }),
    )
  })
})
