import { afterEach, expect, test, vi } from 'vitest'
import { safeStorage } from './storage'

// Before the shared clean-up, which needs the real areas.
afterEach(() => vi.restoreAllMocks())

const AREAS = ['localStorage', 'sessionStorage'] as const

function breakArea(area: (typeof AREAS)[number], value: () => unknown) {
  vi.spyOn(window, area, 'get').mockImplementation(value as () => Storage)
}

test.each(AREAS)('%s keeps, replaces and removes', (area) => {
  const store = safeStorage(area)
  expect(store.get('key')).toBeNull()
  store.set('key', '元')
  expect(window[area].getItem('key')).toBe('元')
  store.set('key', '')
  expect(store.get('key')).toBe('')
  store.remove('key')
  expect(store.get('key')).toBeNull()
  expect(window[area].getItem('key')).toBeNull()
})

test('what another tab writes is read', () => {
  const store = safeStorage('localStorage')
  store.set('key', 'mine')
  window.localStorage.setItem('key', 'theirs')
  expect(store.get('key')).toBe('theirs')
})

test.each<[string, () => unknown]>([
  [
    'forbidden',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  ['missing', () => null],
  ['undefined', () => undefined],
])('an area that is %s falls back to memory', (_, area) => {
  breakArea('localStorage', area)
  const store = safeStorage('localStorage')
  expect(store.get('key')).toBeNull()
  store.set('key', 'kept')
  expect(store.get('key')).toBe('kept')
  expect(safeStorage('localStorage').get('key')).toBeNull()
  store.remove('key')
  expect(store.get('key')).toBeNull()
})

test('a full quota keeps the newest value in memory, until the area takes one again', () => {
  const store = safeStorage('localStorage')
  store.set('key', 'old')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.set('key', 'new')
  expect(store.get('key')).toBe('new')

  full.mockRestore()
  store.set('key', 'newest')
  expect(window.localStorage.getItem('key')).toBe('newest')
  window.localStorage.setItem('key', 'theirs')
  expect(store.get('key')).toBe('theirs')
})

test('what is removed after a full quota comes back from nowhere', () => {
  const store = safeStorage('localStorage')
  store.set('key', 'old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.set('key', 'new')
  store.remove('key')
  expect(store.get('key')).toBeNull()
  expect(window.localStorage.getItem('key')).toBeNull()
})

test('a value that cannot be removed does not come back while the page lives', () => {
  const store = safeStorage('localStorage')
  store.set('key', 'old')
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  store.remove('key')
  expect(store.get('key')).toBeNull()
  store.set('key', 'new')
  expect(store.get('key')).toBe('new')
})

test('reading that throws answers nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(safeStorage('sessionStorage').get('key')).toBeNull()
})
