import { afterEach, beforeEach, vi } from 'vitest'
import { ANDROID_APP_UA, IOS_APP_UA, installFakeWrapper } from './fakeWrapper'
import type { FakeWrapperOptions } from './fakeWrapper'
import { freshDocument } from './freshDocument'

export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOjF9.s1gn_a-ture'
export const SHARE = { title: '签到', text: '一起来', url: 'https://a.example/' }

/** Fake time, and an app that leaves the page with each test. Call it once, at the top of the test file. */
export function startFakeApp() {
  let removeWrapper: (() => void) | undefined
  const leave = () => {
    removeWrapper?.()
    removeWrapper = undefined
  }

  freshDocument()
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    leave()
    vi.useRealTimers()
  })

  /** The handlers of a page that has just opened inside the app. */
  async function open(options: FakeWrapperOptions) {
    vi.resetModules()
    const userAgent = options.dialect === 'android' ? ANDROID_APP_UA : IOS_APP_UA
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    removeWrapper = installFakeWrapper(options)
    const [{ speakDialects }, { DIALECTS }] = await Promise.all([
      import('@/bridge/connect'),
      import('@/bridge/dialects/dialects'),
    ])
    speakDialects(DIALECTS)
    return import('@/bridge/handlers')
  }

  return { open, leave }
}

/** The answer, after all the time that it may take. */
export async function eventually<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync()
  return promise
}

/** The answer, and how long it took. */
export async function timed<Value>(promise: Promise<Value>): Promise<[value: Value, ms: number]> {
  const start = Date.now()
  let took = -1
  const done = promise.finally(() => {
    took = Date.now() - start
  })
  await vi.runAllTimersAsync()
  return [await done, took]
}
