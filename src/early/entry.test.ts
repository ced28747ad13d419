import { describe, expect, it } from 'vitest'
import { entryOf } from './entry'

describe('the shell of an address', () => {
  it.each(['/mfuwu', '/mfuwu/', '/mfuwu//'])('%s shows the home page’s', (path) => {
    expect(entryOf(path)).toBe('home')
  })

  it.each([
    '/mfuwu/manufacturerDetail/10001',
    '/mfuwu/manufacturerDetail/10001/',
    '/mfuwu/manufacturerDetail/abc',
  ])('%s shows the bare frame', (path) => {
    expect(entryOf(path)).toBe('frame')
  })

  it.each([
    '/mfuwu/sign-in',
    '/mfuwu/trends-detail/20001',
    '/mfuwu/manufacturerDetailX/1',
    '/mfuwu/ManufacturerDetail/1',
    '/mfuwu/manufacturerDetail',
    '/mfuwu/no-such-page',
  ])('%s shows none', (path) => {
    expect(entryOf(path)).toBe('plain')
  })
})
