import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { ANDROID_APP_UA, IOS_APP_UA } from '../support/fakeWrapper'
import { installDsBridge } from '../support/native/dsBridge'
import { installFrameBridge } from '../support/native/frameBridge'
import { installJavaObject } from '../support/native/javaObject'
import type { NativeAnswer, NativeAnswers } from '../support/native/side'
import { tokenOfPhone } from '../support/people'
import { expect, test } from '../support/quietPage'

const require = createRequire(import.meta.url)

/*
 * The bridges that apps embed, each by its own wire and the timing of its library, on the built product with its policy.
 * What the page makes of an answer: src/bridge. The protocols: docs/decisions/bridge.md.
 */

const MOMENT = '/mfuwu/trends-detail/20001'
const MOMENT_CALL = /moment\/getByMomentId/
const CLIENT_INFO = 'ZnJvbS10aGUtYXBw'
/** Frame addresses that only an app handles. */
const UNKNOWN_FRAME = /yy:\/\/|__bridge_loaded__|__wvjb_queue_message__|ERR_/

interface Dialect {
  name: string
  shown: RegExp
  userAgent: string
  install: (page: Page, given: NativeAnswers) => Promise<unknown>
  /** The ways of answering that there are beside the library's usual one. */
  hows: NonNullable<NativeAnswer['how']>[]
  /** Scripts of the app's own may start the library, too. */
  isShared: boolean
  /** A missing handler is reported at once. */
  saysMissing: boolean
  /** The page's answer as the app receives it. */
  text: unknown
}

const DIALECTS: Dialect[] = [
  {
    name: 'WebViewJavascriptBridge 6',
    shown: /^WebViewJavascriptBridge ·/,
    userAgent: IOS_APP_UA,
    install: (page, given) => page.addInitScript(installFrameBridge, { given, isIos: true }),
    hows: ['twice'],
    isShared: true,
    saysMissing: false,
    text: {},
  },
  {
    name: 'JsBridge 1.0.4',
    shown: /^JsBridge ·/,
    userAgent: ANDROID_APP_UA,
    install: (page, given) => page.addInitScript(installFrameBridge, { given, isIos: false }),
    hows: ['twice'],
    isShared: true,
    saysMissing: false,
    text: {},
  },
  {
    name: 'JsBridge 1.0.5',
    shown: /^JsBridge 1\.0\.5\+ ·/,
    userAgent: ANDROID_APP_UA,
    install: (page, given) => page.addInitScript(installJavaObject, given),
    hows: ['later', 'twice', 'inside'],
    isShared: true,
    saysMissing: true,
    text: '{}',
  },
  {
    name: 'DSBridge on Android',
    shown: /^DSBridge ·/,
    userAgent: ANDROID_APP_UA,
    install: (page, given) => page.addInitScript(installDsBridge, { given, isIos: false }),
    hows: ['twice'],
    isShared: false,
    saysMissing: true,
    text: {},
  },
  {
    name: 'DSBridge on iOS',
    shown: /^DSBridge ·/,
    userAgent: IOS_APP_UA,
    install: (page, given) => page.addInitScript(installDsBridge, { given, isIos: true }),
    hows: ['twice'],
    isShared: false,
    saysMissing: true,
    text: {},
  },
]

/** The handlers of an app with this person. */
const appOf = (token: string, how?: NativeAnswer['how']): NativeAnswers => ({
  getAccessToken: { value: { accessToken: token }, ...(how && { how }) },
  getClientInfo: { value: CLIENT_INFO, ...(how && { how }) },
})

/** The headers of the next call for the moment. */
const nextHeaders = async (page: Page) => (await page.waitForRequest(MOMENT_CALL)).headers()

const tell = (page: Page, accessToken: string) =>
  page.evaluate(
    (token) => window.__native?.tell('onAccessTokenChanged', { accessToken: token }),
    accessToken,
  )

for (const { name, shown, userAgent, install, hows, isShared, saysMissing, text } of DIALECTS)
  test.describe(name, () => {
    test.use({ userAgent, expectedErrors: [UNKNOWN_FRAME] })

    test('brings token and client info with the first call, follows the person, and is left meanwhile', async ({
      page,
    }) => {
      const [one, two, stale] = [tokenOfPhone(), tokenOfPhone(), tokenOfPhone()]
      await install(page, appOf(one))
      const [first] = await Promise.all([nextHeaders(page), page.goto(MOMENT)])
      expect(first).toMatchObject({ 'x-auth-token': one, clientinfo: CLIENT_INFO })
      await expect(page.getByRole('article').first()).toBeVisible()
      const [headers] = await Promise.all([nextHeaders(page), tell(page, two)])
      expect(headers['x-auth-token']).toBe(two)
      await expect.poll(() => page.evaluate(() => window.__native?.answers)).toEqual([text])

      const ids = await page.evaluate(() => window.__native?.calls.map(({ id }) => id))
      const again = nextHeaders(page)
      await page.reload({ waitUntil: 'commit' })
      for (const id of ids ?? [])
        await page.evaluate(([old, accessToken]) => window.__native?.answer(old, { accessToken }), [
          id,
          stale,
        ] as const)
      expect((await again)['x-auth-token']).toBe(one)
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    for (const how of hows)
      test(`brings them, answered ${how}`, async ({ page }) => {
        const token = tokenOfPhone()
        await install(page, appOf(token, how))
        const [headers] = await Promise.all([nextHeaders(page), page.goto(MOMENT)])
        expect(headers).toMatchObject({ 'x-auth-token': token, clientinfo: CLIENT_INFO })
      })

    test('without an answer for the token, and without the other handler, is a visit as a guest', async ({
      page,
    }) => {
      await install(page, { getAccessToken: { value: '', how: 'never' } })
      const [headers] = await Promise.all([nextHeaders(page), page.goto(MOMENT)])
      expect(headers['x-auth-token']).toBe('')
      await expect(page.getByRole('article').first()).toBeVisible()
      const asked = await page.evaluate(() => window.__native?.calls)
      expect(asked).toContainEqual(expect.objectContaining({ handler: 'getAccessToken' }))
    })

    test('says on /test what was found, and what each handler answers', async ({ page }) => {
      await install(page, {
        ...appOf(tokenOfPhone()),
        share: { value: { shared: true }, how: 'later' },
        saveImage: { value: 'no JSON at all' },
        openPage: { value: '', how: 'never' },
      })
      await page.goto('/mfuwu/test')
      const rowOf = (label: string) => page.getByRole('listitem').filter({ hasText: label })
      await expect(page.getByText(shown)).toBeVisible()
      for (const [handler, answer] of [
        ['getAccessToken', '有应答：对象 {accessToken}'],
        ['share', '有应答：对象 {shared}'],
        ['saveImage', '有应答：string'],
        ['openPage', '已通知 App（该方法无应答）'],
        ...(saysMissing ? [['close', 'App 没有这个方法']] : []),
      ] as const) {
        await page.getByRole('button', { name: `检测 ${handler}` }).click()
        await expect(rowOf(handler ?? '')).toContainText(answer ?? '')
      }
      const asked = await page.evaluate(() => window.__native?.calls)
      expect(asked).toContainEqual(expect.objectContaining({ handler: 'openPage' }))
      const path = asked?.find(({ handler }) => handler === 'openPage')?.data
      expect(path).toMatchObject({ path: '/' })
    })

    if (isShared)
      test('beside a script that starts it, too, keeps what the app says to that', async ({
        page,
      }) => {
        const [one, two] = [tokenOfPhone(), tokenOfPhone()]
        await page.addInitScript(startLibrary)
        await install(page, appOf(one))
        const [first] = await Promise.all([nextHeaders(page), page.goto(MOMENT)])
        expect(first['x-auth-token']).toBe(one)
        await expect(page.getByRole('article').first()).toBeVisible()
        await page.evaluate(() => window.__native?.tell('other', { count: 1 }))
        await expect.poll(() => page.evaluate(() => window.__heard?.map(String))).toHaveLength(1)
        const [headers] = await Promise.all([nextHeaders(page), tell(page, two)])
        expect(headers['x-auth-token']).toBe(two)
      })
  })

test.describe('DSBridge’s own script', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('finds its app, and we ours', async ({ page }) => {
    const token = tokenOfPhone()
    await page.addInitScript(installDsBridge, { given: appOf(token), isIos: false })
    await page.addInitScript({ path: require.resolve('dsbridge/dist/dsbridge.js') })
    const [headers] = await Promise.all([nextHeaders(page), page.goto(MOMENT)])
    expect(headers['x-auth-token']).toBe(token)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.evaluate(() => window.dsBridge?.call('getClientInfo'))).toBe(CLIENT_INFO)
    expect(await page.evaluate(() => window.dsBridge?.hasNativeMethod('login'))).toBe(false)
    const other = tokenOfPhone()
    const [after] = await Promise.all([nextHeaders(page), tell(page, other)])
    expect(after['x-auth-token']).toBe(other)
  })
})

declare global {
  interface Window {
    __heard?: unknown[]
    dsBridge?: {
      call: (name: string, data?: object) => unknown
      hasNativeMethod: (name: string) => unknown
    }
  }
}

/** A script of the app's own, as the libraries' documentation has it: it comes first, and starts the library. */
function startLibrary(): void {
  // The browser runs it in the libraries' frames, too.
  if (window !== window.top) return
  const heard: unknown[] = []
  window.__heard = heard
  let started = false
  const start = (given: unknown) => {
    const bridge = given as {
      init?: () => void
      registerHandler: (name: string, handler: (data: unknown) => void) => void
    }
    bridge.registerHandler('other', (data) => heard.push(data))
    if (!started) bridge.init?.()
    started = true
  }
  document.addEventListener('WebViewJavascriptBridgeReady', () =>
    start(window.WebViewJavascriptBridge),
  )
  if (!/iPhone/.test(navigator.userAgent)) return
  window.WVJBCallbacks = [start]
  document.addEventListener('DOMContentLoaded', () => {
    const frame = document.createElement('iframe')
    frame.src = 'https://__bridge_loaded__'
    document.documentElement.append(frame)
    setTimeout(() => frame.remove())
  })
}
