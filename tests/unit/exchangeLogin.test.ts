import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { http, HttpResponse } from 'msw'
import { connectApi } from '@/app/api'
import { targetOf } from '@/campaigns/exchangeLogin/target'
import { tradeToken } from '@/campaigns/exchangeLogin/tradeToken'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { forgetLogin, setWrapperToken, tokens } from '@/session/session'
import { startSandbox, tokenOfPhone } from '../support/sandbox'

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

describe('the app’s token', () => {
  const sandbox = startSandbox()
  const live = () => new AbortController().signal
  // Each token is traded once.
  let phone = 13_900_000_100
  let token = ''
  beforeEach(() => {
    localStorage.setItem(CLIENT_ID_KEY, 'trade-test')
    connectApi()
    phone += 1
    token = tokenOfPhone(String(phone))
    setWrapperToken(token)
  })

  test('becomes a login of ours', async () => {
    expect(await tradeToken(live())).toBe(true)
    expect(tokens().stored).toBe(token)
    expect(sandbox.seen('/getAuthorization')[0]?.headers['x-auth-token']).toBe(token)
  })

  test('that the platform refuses is given up', async () => {
    sandbox.useScenario('guest@getAuthorization')
    expect(await tradeToken(live())).toBe(false)
    expect(tokens()).toEqual({ wrapper: '', stored: undefined })
  })

  test.each(['', 'guest@getAuthorization'])(
    'is traded once: what it brought was refused, too, or it was itself (%s)',
    async (state) => {
      sandbox.useScenario(state)
      await tradeToken(live())
      forgetLogin()
      setWrapperToken(token)
      expect(await tradeToken(live())).toBe(false)
      expect(tokens()).toEqual({ wrapper: '', stored: undefined })
      expect(sandbox.seen('/getAuthorization')).toHaveLength(1)
    },
  )

  test.each(['cut', 'http_500', 'http_504', 'html', 'null_data', 'wrong_shape'])(
    'stays when the call only fails, and can be tried again (%s)',
    async (state) => {
      sandbox.useScenario(`${state}@getAuthorization`)
      expect(await tradeToken(live())).toBe(false)
      expect(tokens()).toEqual({ wrapper: token, stored: undefined })
      sandbox.useScenario()
      expect(await tradeToken(live())).toBe(true)
    },
  )

  test('changes nothing once its time is up', async () => {
    const ended = new AbortController()
    const traded = tradeToken(ended.signal)
    ended.abort()
    expect(await traded).toBe(false)
    expect(tokens()).toEqual({ wrapper: token, stored: undefined })
  })

  test('does not take the place of a login that came meanwhile', async () => {
    sandbox.server.use(
      http.get('*/passport/getAuthorization', () => {
        const record = { accessToken: 'by-form', clientInfo: 'e30=', expireIn: Date.now() + 60_000 }
        localStorage.setItem('loginInfo', JSON.stringify(record))
        return HttpResponse.json({ errorCode: 0, data: { accessToken: 'late', expireIn: 600 } })
      }),
    )
    expect(await tradeToken(live())).toBe(false)
    expect(tokens().stored).toBe('by-form')
  })
})
