import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bridge } from './bridge'
import { ANDROID_APP_UA, installFakeWrapper, IOS_APP_UA } from '@tests/support/fakeWrapper'
import type { FakeWrapperOptions } from '@tests/support/fakeWrapper'
import { freshDocument } from '@tests/support/freshDocument'

const READY = 'WebViewJavascriptBridgeReady'
const BROWSER_UA = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36'

const listened = freshDocument()

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  delete window.WebViewJavascriptBridge
  delete window.WVJBCallbacks
  document.querySelector('iframe')?.remove()
})

/** The module in a page that has just opened with this user agent. */
async function open(userAgent: string) {
  vi.resetModules()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const connect = await import('./connect')
  connect.speakDialects((await import('./dialects/dialects')).DIALECTS)
  return connect
}

/** The promise's value so far, and whether it has settled. */
function watched<Value>(promise: Promise<Value>) {
  const state: { settled: boolean; value?: Value } = { settled: false }
  void promise.then((value) => Object.assign(state, { settled: true, value }))
  return state
}

const frames = () => document.querySelectorAll('iframe').length

const bareBridge = (): Bridge & { init: () => void } => ({
  callHandler: vi.fn(),
  registerHandler: vi.fn(),
  init: vi.fn(),
})

describe('an ordinary browser', () => {
  it('goes on at once and leaves no trace', async () => {
    const { connectBridge } = await open(BROWSER_UA)
    const answer = watched(connectBridge())
    await Promise.resolve()
    expect(answer).toEqual({ settled: true, value: undefined })
    expect(frames()).toBe(0)
    expect(window.WVJBCallbacks).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
    expect(listened().filter(([name]) => name === READY)).toEqual([])
  })

  it('does not take up a bridge that some other script brings', async () => {
    const { connectBridge } = await open(BROWSER_UA)
    await connectBridge()
    window.WebViewJavascriptBridge = bareBridge()
    expect(await connectBridge()).toBeUndefined()
  })

  it('uses a bridge that is there before the code runs, without the marker', async () => {
    const bridge = bareBridge()
    window.WebViewJavascriptBridge = bridge
    const { connectBridge } = await open(BROWSER_UA)
    expect(await connectBridge()).toBe(bridge)
    expect(bridge.init).toHaveBeenCalledTimes(1)
  })
})

const DIALECTS: [string, string, FakeWrapperOptions['dialect']][] = [
  ['Android', ANDROID_APP_UA, 'android'],
  ['iOS', IOS_APP_UA, 'ios'],
]

describe.each(DIALECTS)('inside the %s app', (_name, userAgent, dialect) => {
  it('finds the bridge that comes the usual way', async () => {
    installFakeWrapper({ dialect })
    const { connectBridge } = await open(userAgent)
    const answer = watched(connectBridge())
    await vi.advanceTimersByTimeAsync(100)
    expect(answer.value).toBe(window.WebViewJavascriptBridge)
    expect(answer.value).toBeDefined()
    expect(frames()).toBe(0)
  })

  it('finds the bridge that is there already, without a wait', async () => {
    installFakeWrapper({ dialect, arriveAfterMs: 0 })
    const { connectBridge } = await open(userAgent)
    const answer = watched(connectBridge())
    await Promise.resolve()
    expect(answer.value).toBe(window.WebViewJavascriptBridge)
    expect(answer.value).toBeDefined()
  })

  it('waits 1500 ms for a bridge that never comes, and asks only once', async () => {
    const { connectBridge } = await open(userAgent)
    const first = connectBridge()
    expect(connectBridge()).toBe(first)
    const answer = watched(first)
    expect(window.WVJBCallbacks).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1499)
    expect(answer.settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toEqual({ settled: true, value: undefined })
    expect(connectBridge()).toBe(first)
  })

  it('takes up a bridge that comes a minute late, and tells once', async () => {
    installFakeWrapper({ dialect, arriveAfterMs: 60_000 })
    const { connectBridge, onBridgeArrived } = await open(userAgent)
    const arrived = vi.fn()
    const unheard = vi.fn()
    onBridgeArrived(arrived)
    onBridgeArrived(unheard)()
    const answer = watched(connectBridge())
    await vi.advanceTimersByTimeAsync(1500)
    expect(answer).toEqual({ settled: true, value: undefined })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(arrived.mock.calls).toEqual([[window.WebViewJavascriptBridge]])
    expect(unheard).not.toHaveBeenCalled()
    expect(await connectBridge()).toBe(window.WebViewJavascriptBridge)
  })

  it('does not tell of a bridge that `connectBridge` itself answers', async () => {
    installFakeWrapper({ dialect, arriveAfterMs: 700 })
    const { connectBridge, onBridgeArrived } = await open(userAgent)
    const arrived = vi.fn()
    onBridgeArrived(arrived)
    const answer = watched(connectBridge())
    await vi.advanceTimersByTimeAsync(2000)
    expect(answer.value).toBeDefined()
    expect(arrived).not.toHaveBeenCalled()
  })

  it('finds a bridge whose event was missed, at the end of the wait or at the next question', async () => {
    const { connectBridge } = await open(userAgent)
    const early = watched(connectBridge())
    const bridge = bareBridge()
    window.WebViewJavascriptBridge = bridge
    await vi.advanceTimersByTimeAsync(1500)
    expect(early.value).toBe(bridge)

    const again = await open(userAgent)
    delete window.WebViewJavascriptBridge
    void again.connectBridge()
    await vi.advanceTimersByTimeAsync(1500)
    window.WebViewJavascriptBridge = bridge
    expect(await again.connectBridge()).toBe(bridge)
  })

  it('waits for the functions of an object that is there without them', async () => {
    const unfinished: Partial<Bridge> = {}
    window.WebViewJavascriptBridge = unfinished
    const { connectBridge } = await open(userAgent)
    const answer = watched(connectBridge())
    await vi.advanceTimersByTimeAsync(500)
    expect(answer.settled).toBe(false)
    Object.assign(unfinished, bareBridge())
    document.dispatchEvent(new Event(READY))
    await vi.advanceTimersByTimeAsync(0)
    expect(answer.value).toBe(unfinished)
  })

  it.each([
    ['null', null],
    ['a number', 7],
    ['functions of the wrong kind', { callHandler: 'no' }],
    [
      'an object that throws',
      {
        get callHandler() {
          throw new Error('hostile')
        },
      },
    ],
  ])('goes on without a bridge that is %s', async (_what, impostor) => {
    const { connectBridge } = await open(userAgent)
    const answer = watched(connectBridge())
    window.WebViewJavascriptBridge = impostor
    document.dispatchEvent(new Event(READY))
    await vi.advanceTimersByTimeAsync(1500)
    expect(answer).toEqual({ settled: true, value: undefined })
  })

  it('calls `init` once, however often the bridge is announced, and bears one that throws', async () => {
    const bridge = bareBridge()
    vi.mocked(bridge.init).mockImplementation(() => {
      throw new Error('init called twice')
    })
    const { connectBridge } = await open(userAgent)
    const answer = watched(connectBridge())
    window.WebViewJavascriptBridge = bridge
    document.dispatchEvent(new Event(READY))
    document.dispatchEvent(new Event(READY))
    ;(window.WVJBCallbacks as ((bridge: unknown) => void)[]).forEach((callback) => callback(bridge))
    await vi.advanceTimersByTimeAsync(1500)
    expect(answer.value).toBe(bridge)
    expect(bridge.init).toHaveBeenCalledTimes(1)
  })

  it('follows a bridge that is injected anew', async () => {
    window.WebViewJavascriptBridge = bareBridge()
    const { connectBridge, onBridgeArrived } = await open(userAgent)
    const arrived = vi.fn()
    onBridgeArrived(arrived)
    await connectBridge()
    const second = bareBridge()
    window.WebViewJavascriptBridge = second
    document.dispatchEvent(new Event(READY))
    expect(arrived.mock.calls).toEqual([[second]])
    expect(await connectBridge()).toBe(second)
  })

  it('keeps callbacks that another script left for the app', async () => {
    const other = vi.fn()
    window.WVJBCallbacks = [other]
    const { connectBridge } = await open(userAgent)
    void connectBridge()
    expect(window.WVJBCallbacks).toHaveLength(2)
    expect((window.WVJBCallbacks as unknown[])[0]).toBe(other)
  })
})

describe('the hidden frame', () => {
  it('asks an iOS app for the bridge and goes away at once', async () => {
    const { connectBridge } = await open(IOS_APP_UA)
    void connectBridge()
    const frame = document.querySelector('iframe')
    expect(frame).toHaveAttribute('src', 'https://__bridge_loaded__')
    expect(frame).not.toBeVisible()
    await vi.advanceTimersByTimeAsync(0)
    expect(frames()).toBe(0)
  })

  it('is never shown to an Android app', async () => {
    const { connectBridge } = await open(ANDROID_APP_UA)
    void connectBridge()
    expect(frames()).toBe(0)
  })
})
