import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { targetOf } from './target'

const ROUTES = ['/', '/exchange', '/lh-exchange', '/exchangeLogin', '/exchangelogin']
const isKnown = (pathname: string) => ROUTES.includes(pathname)
const target = (redirect: string) => targetOf(new URLSearchParams({ redirect }), isKnown)

describe('where the login leads', () => {
  test.each([
    ['/lh-exchange', '/lh-exchange'],
    ['/lh-exchange?productId=7#top', '/lh-exchange?productId=7#top'],
    ['/', '/'],
    ['', '/exchange'],
    ['//evil.com', '/exchange'],
    ['https://evil.com/exchange', '/exchange'],
    ['/\\evil', '/exchange'],
    ['/\t/evil.com', '/exchange'],
    ['/..//evil.com', '/exchange'],
    ['javascript:alert(1)', '/exchange'],
    ['lh-exchange', '/exchange'],
    ['/nowhere', '/exchange'],
    ['/mfuwu/exchange', '/exchange'],
    ['/exchangeLogin', '/exchange'],
    ['/exchangeLogin?redirect=/lh-exchange', '/exchange'],
    ['/x/../exchangeLogin', '/exchange'],
  ])('%j leads to %s', (redirect, expected) => {
    expect(target(redirect)).toBe(expected)
  })

  test('without one it is the exchange', () => {
    expect(targetOf(new URLSearchParams(), isKnown)).toBe('/exchange')
  })

  test('a table that takes every path never lets it lead back here', () => {
    for (const own of ['/exchangeLogin/', '/exchangeLogin//', '/%65xchangeLogin'])
      expect(targetOf(new URLSearchParams({ redirect: own }), () => true)).toBe('/exchange')
  })

  test('whatever is asked for, it stays within the product', () => {
    const pieces = ['/', '\\', '.', '..', ':', '@', '%2f', 'a', '\t', '\n', '?', '#', 'evil.com']
    const nasty = fc
      .array(fc.constantFrom(...pieces), { maxLength: 12 })
      .map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(nasty, (redirect) => {
        const search = new URLSearchParams({ redirect })
        const url = new URL(
          targetOf(search, () => true),
          'https://own.example',
        )
        expect(url.origin).toBe('https://own.example')
      }),
      { numRuns: 2000 },
    )
  })
})
