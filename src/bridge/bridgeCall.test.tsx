import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installFakeWrapper, IOS_APP_UA, type FakeWrapperOptions } from '@tests/support/fakeWrapper'
import { freshDocument } from '@tests/support/freshDocument'

freshDocument()

let removeWrapper: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  removeWrapper?.()
  removeWrapper = undefined
})

/** The module inside an app whose bridge exists already. */
async function open(options: Partial<FakeWrapperOptions> = {}) {
  vi.resetModules()
  removeWrapper = installFakeWrapper({ dialect: 'android', arriveAfterMs: 0, ...options })
  const [{ speakDialects }, { DIALECTS }] = await Promise.all([
    import('./connect'),
    import('./dialects/dialects'),
  ])
  speakDialects(DIALECTS)
  return import('./call')
}

/** The result of the promise after its longest possible time. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  const result = promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return result
}

describe('callBridge', () => {
  it('rejects with "absent" at once in an ordinary browser', async () => {
    vi.resetModules()
    const [{ BridgeError }, { callBridge }] = await Promise.all([
      import('./bridge'),
      import('./call'),
    ])
    const { error } = (await outcome(callBridge('getAccessToken'))) as { error: unknown }
    expect(error).toBeInstanceOf(BridgeError)
    expect(error).toMatchObject({ kind: 'absent', handler: 'getAccessToken', name: 'BridgeError' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects with "absent" after 1500 ms in an app whose bridge never comes', async () => {
    vi.resetModules()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IOS_APP_UA)
    const { callBridge } = await import('./call')
    const start = Date.now()
    expect(await outcome(callBridge('share'))).toMatchObject({ error: { kind: 'absent' } })
    expect(Date.now() - start).toBe(1500)
    delete window.WVJBCallbacks
  })

  it('rejects with "threw" when the bridge throws, and does not carry what it threw', async () => {
    const { callBridge } = await open({ misbehave: 'throws' })
    const result = await outcome(callBridge('login', { secret: 'x' }))
    expect(result).toMatchObject({ error: { kind: 'threw', message: 'login: threw' } })
  })

  it.each([
    [undefined, 1500],
    [40, 40],
  ])('with the time-out %j rejects with "timeout" after %i ms', async (timeoutMs, wanted) => {
    const { callBridge } = await open({ misbehave: 'never' })
    const start = Date.now()
    const result = await outcome(callBridge('getAccessToken', {}, { timeoutMs }))
    expect(result).toMatchObject({ error: { kind: 'timeout' } })
    expect(Date.now() - start).toBe(wanted)
  })

  it('leaves no timer behind an answer, whether it comes at once or later', async () => {
    const { callBridge } = await open({ token: 'abc' })
    const later = callBridge('getAccessToken')
    await vi.advanceTimersByTimeAsync(1)
    expect(await later).toEqual({ accessToken: 'abc' })
    expect(vi.getTimerCount()).toBe(0)
    const { connectBridge } = await import('./connect')
    const bridge = await connectBridge()
    if (!bridge) throw new Error('no bridge')
    bridge.callHandler = (_name, _data, callback) => callback('now')
    expect(await callBridge('getAccessToken')).toBe('now')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ignores an answer that comes after the time-out', async () => {
    const { callBridge } = await open()
    const { connectBridge } = await import('./connect')
    const bridge = await connectBridge()
    if (!bridge) throw new Error('no bridge')
    bridge.callHandler = (_name, _data, callback) => setTimeout(() => callback('late'), 5000)
    expect(await outcome(callBridge('x'))).toMatchObject({ error: { kind: 'timeout' } })
  })

  it('gives the app a copy of the data, which it may write into', async () => {
    const { callBridge } = await open()
    const data = Object.freeze({ title: 'a' })
    await outcome(callBridge('share', data))
    expect(data).toEqual({ title: 'a' })
    expect(window.__wrapperCalls).toEqual([{ handler: 'share', data: { title: 'a' } }])
  })
})

describe('readAnswer', () => {
  it.each<[unknown, unknown]>([
    ['{"accessToken":"a"}', { accessToken: 'a' }],
    [' {"id":9007199254740993123}\n', { id: '9007199254740993123' }],
    ['["a"]', ['a']],
    ['"a"', 'a'],
    ['true', true],
    ['null', null],
    ['truest', 'truest'],
    ['12345', '12345'],
    ['9007199254740993123', '9007199254740993123'],
    ['1e5', '1e5'],
    ['{"broken":', '{"broken":'],
    ['eyJh.b.c', 'eyJh.b.c'],
    ['', ''],
    [{ a: 1 }, { a: 1 }],
    [7, 7],
    [undefined, undefined],
  ])('reads %j as %j', async (answer, wanted) => {
    const { readAnswer } = await import('./call')
    expect(readAnswer(answer)).toEqual(wanted)
  })
})

describe('the fake wrapper', () => {
  it('refers to nothing outside itself, because a browser test hands its text over', () => {
    // eslint-disable-next-line no-new-func, typescript/no-implied-eval
    const copy = new Function(`return (${installFakeWrapper.toString()})`)() as (
      options: FakeWrapperOptions,
    ) => () => void
    removeWrapper = copy({ dialect: 'ios', arriveAfterMs: 0 })
    expect(window.WebViewJavascriptBridge).toHaveProperty('callHandler')
    expect(window.__wrapperCall?.('nobody')).toBe(false)
    removeWrapper()
    expect(window.WebViewJavascriptBridge).toBeUndefined()
  })

  it('speaks Android: wants `init` once, before the first call', () => {
    removeWrapper = installFakeWrapper({ dialect: 'android', arriveAfterMs: 0 })
    const bridge = window.WebViewJavascriptBridge as Record<string, (...input: unknown[]) => void>
    expect(() => bridge.callHandler?.('login', {}, () => undefined)).toThrow(TypeError)
    bridge.init?.(() => undefined)
    expect(() => bridge.init?.(() => undefined)).toThrow('init called twice')
    const answer = vi.fn()
    bridge.callHandler?.('login', {}, answer)
    vi.runAllTimers()
    expect(answer.mock.calls).toEqual([['{"accessToken":""}']])
  })

  it('speaks iOS: comes only when the page asks by the hidden frame, and answers in objects', async () => {
    removeWrapper = installFakeWrapper({ dialect: 'ios' })
    const bridges: { callHandler(name: string, data: object, callback: unknown): void }[] = []
    window.WVJBCallbacks = [(bridge: never) => bridges.push(bridge)]
    await vi.advanceTimersByTimeAsync(5000)
    expect(bridges).toHaveLength(0)
    const frame = document.createElement('iframe')
    frame.src = 'https://__bridge_loaded__'
    document.documentElement.append(frame)
    await vi.advanceTimersByTimeAsync(1)
    frame.remove()
    const answer = vi.fn()
    bridges[0]?.callHandler('login', {}, answer)
    vi.runAllTimers()
    expect(answer.mock.calls).toEqual([[{ accessToken: '' }]])
    expect(window.WVJBCallbacks).toBeUndefined()
  })
})
