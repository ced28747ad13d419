import { expect, test } from 'vitest'
import { signingOrder, withoutHash } from './signedAddress'

test.each([
  ['ios', undefined, 'entry'],
  ['android', undefined, 'present'],
  ['other', undefined, 'present'],
  ['ios', 'present', 'present'],
  ['android', 'entry', 'entry'],
] as const)('on %s, where WeChat has taken %s before, %s is signed first', (os, taken, first) => {
  const order = signingOrder(os, taken)
  expect(order[0]).toBe(first)
  expect([...order].sort()).toEqual(['entry', 'present'])
})

test('an address is signed without its hash, and else as it is', () => {
  expect(withoutHash('https://m.example/mfuwu/?a=%E4%BD%A0#b#c')).toBe(
    'https://m.example/mfuwu/?a=%E4%BD%A0',
  )
})
