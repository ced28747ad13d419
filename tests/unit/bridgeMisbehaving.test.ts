import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANDROID_APP_UA, installFakeWrapper, IOS_APP_UA } from '../support/fakeWrapper'
import type { FakeWrapperOptions } from '../support/fakeWrapper'
import { freshDocument } from '../support/freshDocument'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOjF9.s1gn_a-ture'
const SHARE = { title: '签到', text: '一起来', url: 'https://a.example/', imageUrl: '' }

freshDocument()

let removeWrapper: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  removeWrapper?.()
  removeWrapper = undefined
  vi.useRealTimers()
})

/** The handlers of a page that has just opened inside the app. */
async function open(options: FakeWrapperOptions) {
  vi.resetModules()
  const userAgent = options.dialect === 'android' ? ANDROID_APP_UA : IOS_APP_UA
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  removeWrapper = installFakeWrapper(options)
  return import('@/bridge/handlers')
}

/** The answer, after all the time that it may take. */
async function eventually<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync()
  return promise
}

async function timed<Value>(promise: Promise<Value>): Promise<[value: Value, ms: number]> {
  const start = Date.now()
  let took = -1
  const done = promise.finally(() => {
    took = Date.now() - start
  })
  await vi.runAllTimersAsync()
  return [await done, took]
}

describe.each([['android'], ['ios']] as const)('an %s app', (dialect) => {
  it('that throws leaves a browser visit', async () => {
    const page = await open({ dialect, misbehave: 'throws', token: TOKEN, arriveAfterMs: 0 })
    page.onAccessTokenChanged(() => undefined)
    expect(await timed(page.getAccessToken())).toEqual(['', 0])
    expect(await eventually(page.getClientInfo())).toBeUndefined()
    expect(await eventually(page.appLogin())).toBe('')
    expect(await eventually(page.appShare(SHARE))).toBe(false)
    expect(await eventually(page.appSaveImage('data:,'))).toBe(false)
    expect(await eventually(page.openAppPage('/'))).toBe(false)
    expect(await eventually(page.closeWebView())).toBe(false)
  })

  it('that never answers holds nothing up longer than it may', async () => {
    const page = await open({ dialect, misbehave: 'never', token: TOKEN, arriveAfterMs: 0 })
    expect(await timed(page.getAccessToken())).toEqual(['', 1500])
    expect(await timed(page.getClientInfo())).toEqual([undefined, 1500])
    expect(await timed(page.appShare(SHARE))).toEqual([false, 60_000])
    expect(await timed(page.appSaveImage('data:,'))).toEqual([false, 60_000])
    expect(await timed(page.appLogin())).toEqual(['', 600_000])
  })

  it('that answers twice is heard once', async () => {
    const page = await open({ dialect, misbehave: 'twice', token: TOKEN })
    expect(await eventually(page.getAccessToken())).toBe(TOKEN)
    expect(await eventually(page.appShare(SHARE))).toBe(true)
  })

  it('that answers garbage reads as nothing, whatever the garbage', async () => {
    const page = await open({ dialect, misbehave: 'garbage', token: TOKEN })
    for (let round = 0; round < 6; round += 1) {
      expect(await eventually(page.appShare(SHARE))).toBe(false)
      expect(await eventually(page.appSaveImage('data:,'))).toBe(false)
    }
    expect(await eventually(page.getClientInfo())).toBeUndefined()
  })

  it('never breaks a page, whatever it answers', async () => {
    const answers: Record<string, unknown> = {}
    const page = await open({ dialect, answers, arriveAfterMs: 0 })
    const lie = fc.oneof(
      fc.anything({ withBigInt: true, withMap: true, withDate: true, withNullPrototype: true }),
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.record({ accessToken: fc.anything(), clientId: fc.anything(), shared: fc.anything() }),
    )
    await fc.assert(
      fc.asyncProperty(lie, async (answer) => {
        for (const name of ['getAccessToken', 'getClientInfo', 'login', 'share', 'saveImage'])
          answers[name] = answer
        const asked = Promise.all([
          page.getAccessToken(),
          page.getClientInfo(),
          page.appLogin(),
          page.appShare(SHARE),
          page.appSaveImage('data:,'),
        ])
        const [token, info, login, shared, saved] = await eventually(asked)
        expect(token).toMatch(/^[\x21-\x7e]{0,4096}$/)
        expect(login).toBe(token)
        expect(info ?? 'none').toMatch(/^[\w+/-]{1,4096}=*$/)
        expect([typeof shared, typeof saved]).toEqual(['boolean', 'boolean'])
      }),
      { numRuns: 300 },
    )
  })
})

describe('an object that lies with its getters', () => {
  it('reads as nothing', async () => {
    const trap = new Proxy(
      {},
      {
        get(_target, name) {
          if (name === 'then') return undefined
          throw new Error('hostile')
        },
      },
    )
    const names = ['getAccessToken', 'getClientInfo', 'share']
    const answers = Object.fromEntries(names.map((name) => [name, trap]))
    const page = await open({ dialect: 'ios', answers, arriveAfterMs: 0 })
    expect(await eventually(page.getAccessToken())).toBe('')
    expect(await eventually(page.getClientInfo())).toBeUndefined()
    expect(await eventually(page.appShare(SHARE))).toBe(false)
  })
})
