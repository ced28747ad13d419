import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectApi } from '@/app/api'
import { startSandbox, tokenOfPhone } from '@tests/support/sandbox'
import { CLIENT_ID_KEY } from './clientId'
import { readSignStatus } from '@/api/signIn'
import { forgetLogin, logIn, setWrapperToken, tokens } from './session'
import { sessionKey } from './sessionKey'
import { tradeAppTokens, tradeToken } from './tradeToken'

describe('the app’s token', () => {
  const sandbox = startSandbox()
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
    expect(await tradeToken()).toBe('done')
    expect(tokens().stored).toBe(`${token}.h5`)
    expect(sandbox.seen('/getAuthorization')[0]?.headers['x-auth-token']).toBe(token)
  })

  test('that the platform refuses brings nothing', async () => {
    sandbox.useScenario('guest@getAuthorization')
    expect(await tradeToken()).toBe('refused')
    expect(tokens()).toEqual({ wrapper: token, stored: undefined })
  })

  test.each(['', 'guest@getAuthorization'])(
    'is traded once: what it brought was refused, too, or it was itself (%s)',
    async (state) => {
      sandbox.useScenario(state)
      await tradeToken()
      forgetLogin()
      setWrapperToken(token)
      expect(await tradeToken()).toBe('refused')
      expect(tokens()).toEqual({ wrapper: token, stored: undefined })
      expect(sandbox.seen('/getAuthorization')).toHaveLength(1)
    },
  )

  test.each(['cut', 'http_500', 'http_504', 'html', 'null_data', 'wrong_shape'])(
    'stays when the call only fails, and can be tried again (%s)',
    async (state) => {
      sandbox.useScenario(`${state}@getAuthorization`)
      expect(await tradeToken()).toBe('failed')
      expect(tokens()).toEqual({ wrapper: token, stored: undefined })
      sandbox.useScenario()
      expect(await tradeToken()).toBe('done')
    },
  )

  test('changes nothing once its time is up', async () => {
    const ended = new AbortController()
    const traded = tradeToken(ended.signal)
    ended.abort()
    expect(await traded).toBe('failed')
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
    expect(await tradeToken()).toBe('failed')
    expect(tokens().stored).toBe('by-form')
  })
})

describe('from the start', () => {
  const sandbox = startSandbox()
  const PHONES = 13_900_000_300
  let people = 0
  let stop = () => {}
  afterEach(() => stop())
  beforeEach(() => {
    localStorage.setItem(CLIENT_ID_KEY, 'trade-test')
    connectApi()
    forgetLogin()
    people += 1
    setWrapperToken(tokenOfPhone(String(PHONES + people)))
  })
  const traded = () => expect.poll(() => tokens().stored).toMatch(/\.h5$/)

  test('the app’s token is traded, and what it was answered stays', async () => {
    const before = sessionKey()
    stop = tradeAppTokens()
    await traded()
    expect(sessionKey()).toBe(before)
  })

  test('what was refused to the app’s token is asked for anew', async () => {
    sandbox.useScenario('h5_only')
    const before = sessionKey()
    await expect(readSignStatus({})).rejects.toBeTruthy()
    stop = tradeAppTokens()
    await traded()
    expect(sessionKey()).toBeGreaterThan(before)
    expect((await readSignStatus({})).cycle).toHaveLength(7)
  })

  test('a refusal leaves the app’s token, and is not tried again for it', async () => {
    sandbox.useScenario('guest@getAuthorization')
    stop = tradeAppTokens()
    const { wrapper = '' } = tokens()
    await expect.poll(() => sandbox.seen('/getAuthorization')).toHaveLength(1)
    await sandbox.quiet()
    setWrapperToken('')
    setWrapperToken(wrapper)
    await sandbox.quiet()
    expect(sandbox.seen('/getAuthorization')).toHaveLength(1)
    setWrapperToken(tokenOfPhone(String(PHONES + (people += 1))))
    await expect.poll(() => sandbox.seen('/getAuthorization')).toHaveLength(2)
  })

  test('nothing is traded beside a login by the form, until the app has another token', async () => {
    await logIn({ accessToken: 'sandbox.1.h5', expireIn: 600 })
    stop = tradeAppTokens()
    await sandbox.quiet()
    expect(sandbox.seen('/getAuthorization')).toHaveLength(0)
    const next = tokenOfPhone(String(PHONES + (people += 1)))
    setWrapperToken(next)
    await traded()
    expect(sandbox.seen('/getAuthorization')[0]?.headers).toMatchObject({
      'x-auth-token': next,
      authorization: `Bearer ${next}`,
    })
  })
})
