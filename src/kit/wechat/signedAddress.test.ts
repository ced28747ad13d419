import { expect, test, vi } from 'vitest'
import { entryAddress, signingOrder, withoutHash } from './signedAddress'

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

test('the entry is the address of the navigation, and none where it has secrets in it', () => {
  const HERE = 'https://m.example/mfuwu/sign-in'
  vi.stubGlobal('window', { location: { href: `${HERE}#top` } })
  const entered = (...names: string[]) => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'navigation' ? names.map((name) => ({ name }) as PerformanceNavigationTiming) : [],
    )
    return entryAddress()
  }
  expect(entered('https://m.example/mfuwu/?a=1#b')).toBe('https://m.example/mfuwu/?a=1')
  expect(entered()).toBe(HERE)
  expect(entered(`${HERE}?token=secret`)).toBeUndefined()
})
