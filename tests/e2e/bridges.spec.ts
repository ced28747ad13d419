import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { ANDROID_APP_UA, IOS_APP_UA } from '../support/fakeWrapper'
import { installDsBridge } from '../support/native/dsBridge'
import { installJavaObject } from '../support/native/javaObject'
import { installJsBridge } from '../support/native/jsBridge'
import { installWvjb } from '../support/native/wvjb'
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
/** Frames whose addresses only an app knows. */
const UNKNOWN_FRAME = /yy:\/\/|__bridge_loaded__|__wvjb_queue_message__|ERR_/

interface Dialect {
  name: string
  shown: RegExp
  userAgent: string
  install: (page: Page, given: NativeAnswers) => Promise<unknown>
  /** A handler that the app lacks is known at once. */
  saysMissing: boolean
  /** The app hears what the page answers. */
  text: unknown
}

const DIALECTS: Dialect[] = [
  {
    name: 'WebViewJavascriptBridge 6',
    shown: /^WebViewJavascriptBridge ·/,
    userAgent: IOS_APP_UA,
    install: (page, given) => page.addInitScript(installWvjb, given),
    saysMissing: false,
    text: {},
  },
  {
    name: 'JsBridge 1.0.4',
    shown: /^JsBridge ·/,
    userAgent: ANDROID_APP_UA,
    install: (page, given) => page.addInitScript(installJsBridge, given),
    saysMissing: false,
    text: {},
  },
  {
    name: 'JsBridge 1.0.5',
    shown: /^JsBridge 1\.0\.5\+ ·/,
    userAgent: ANDROID_APP_UA,
    install: (page, given) => page.addInitScript(installJavaObject, given),
    saysMissing: true,
    text: '{}',
  },
  {
    name: 'DSBridge on Android',
    shown: /^DSBridge ·/,
    userAgent: ANDROID_APP_UA,
    install: (page, given) => page.addInitScript(installDsBridge, { given, isIos: false }),
    saysMissing: true,
    text: {},
  },
  {
    name: 'DSBridge on iOS',
    shown: /^DSBridge ·/,
    userAgent: IOS_APP_UA,
    install: (page, given) => page.addInitScript(installDsBridge, { given, isIos: true }),
    saysMissing: true,
    text: {},
  },
]

/** The handlers of an app with this person. */
const appOf = (token: string, how?: NativeAnswer['how']): NativeAnswers => ({
  getAccessToken: { value: { accessToken: token }, ...(how && { how }) },
  getClientInfo: { value: CLIENT_INFO, ...(how && { how }) },
})

/** What the next call for the moment says of who asks. */
const nextHeaders = async (page: Page) => (await page.waitForRequest(MOMENT_CALL)).headers()

const tell = (page: Page, accessToken: string) =>
  page.evaluate(
    (token) => window.__native?.tell('onAccessTokenChanged', { accessToken: token }),
    accessToken,
  )

for (const { name, shown, userAgent, install, saysMissing, text } of DIALECTS)
  test.describe(name, () => {
    test.use({ userAgent, expectedErrors: [UNKNOWN_FRAME] })

    for (const how of [undefined, 'later', 'twice', 'inside'] as const)
      test(`brings token and client info with the first call, answered ${how ?? 'its usual way'}`, async ({
        page,
      }) => {
        test.skip(how === 'inside' && name !== 'JsBridge 1.0.5', 'only there a call returns')
        const token = tokenOfPhone()
        await install(page, appOf(token, how))
        const [headers] = await Promise.all([nextHeaders(page), page.goto(MOMENT)])
        expect(headers['x-auth-token']).toBe(token)
        expect(headers['clientinfo']).toBe(CLIENT_INFO)
      })

    test('follows the person, and is left meanwhile', async ({ page }) => {
      const [one, two, stale] = [tokenOfPhone(), tokenOfPhone(), tokenOfPhone()]
      await install(page, appOf(one))
      await page.goto(MOMENT)
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

    test('without its two questions is a visit as a guest', async ({ page }) => {
      await install(page, { share: { value: { shared: true } } })
      const [headers] = await Promise.all([nextHeaders(page), page.goto(MOMENT)])
      expect(headers['x-auth-token']).toBe('')
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })

test.describe('beside others in the page', () => {
  test.use({ userAgent: ANDROID_APP_UA, expectedErrors: [UNKNOWN_FRAME] })

  test('JsBridge’s script keeps what the app says to them', async ({ page }) => {
    await installJavaObjectWithOther(page)
    await page.goto(MOMENT)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => window.__native?.tell('other', { count: 1 }))
    expect(await page.evaluate(() => window.__heard)).toEqual(['{"count":1}'])
    await Promise.all([nextHeaders(page), tell(page, tokenOfPhone())])
  })

  test('DSBridge’s own script finds its app, and we ours', async ({ page }) => {
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

/** The app's own script in the page, which calls `init` and registers a handler as soon as it can. */
async function installJavaObjectWithOther(page: Page): Promise<void> {
  await page.addInitScript(installJavaObject, appOf(tokenOfPhone()))
  await page.addInitScript(() => {
    window.__heard = []
    document.addEventListener('WebViewJavascriptBridgeReady', () => {
      const bridge = window.WebViewJavascriptBridge as {
        inited?: boolean
        init: () => void
        registerHandler: (name: string, handler: (data: unknown) => void) => void
      }
      bridge.registerHandler('other', (data) => window.__heard?.push(data))
      setTimeout(() => bridge.inited || bridge.init(), 200)
    })
  })
}
