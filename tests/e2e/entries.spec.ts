import { ANDROID_APP_UA, IOS_APP_UA, installFakeWrapper } from '../support/fakeWrapper'
import { frames } from '../support/frames'
import { openInApp, storedLogin, tokenOfPhone } from '../support/people'
import { expect, test } from '../support/quietPage'

const HOME_CALL = '**/adminland/facilitator/query'
const MOMENT_CALL = /moment\/getByMomentId/
const DESKTOP_UA =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const ANDROID_AS_MAC_UA =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36'
const IPAD_UA =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

test.describe('a phone browser', () => {
  test('shows the directory, and sends the five headers', async ({ page }) => {
    const call = page.waitForRequest(HOME_CALL)
    await page.goto('/mfuwu/')
    await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
    const headers = (await call).headers()
    expect(headers['x-auth-token']).toBe('')
    expect(headers['authorization']).toBe('')
    expect(headers['x-request-version']).toBe('v3')
    expect(headers['x-app-url']).toContain('/mfuwu/')
    const info: unknown = JSON.parse(Buffer.from(headers['clientinfo'] ?? '', 'base64').toString())
    expect(info).toMatchObject({ clientType: 1, clientVersion: '1.0.0' })
    expect(info).toHaveProperty('clientId', expect.stringMatching(/^\w{8,}$/))
    expect(info).toHaveProperty('systemInfo', expect.stringContaining('Android 14'))
  })

  test('loads the fingerprint on the first visit only', async ({ page }) => {
    await page.goto('/mfuwu/')
    await expect(page.getByRole('article').first()).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.waitForFunction(() => window.__early?.hears)
    await page.evaluate(frames, 10)
    expect(asked.some((url) => url.includes('/assets/'))).toBe(true)
    expect(asked.filter((url) => url.includes('fingerprint'))).toEqual([])
  })

  for (const path of ['/mfuwu', '/mfuwu/nowhere?x=1'])
    test(`${path} leads home`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
      await expect(page).toHaveURL('/mfuwu/')
    })

  test('asks for the list anew once somebody else looks at it', async ({ page }) => {
    await page.goto('/mfuwu/')
    await page.waitForFunction(() => window.__early?.hears)
    await page.getByRole('link', { name: '青鸾数字工坊' }).click()
    // The card that was tapped has the same heading.
    await expect(page).toHaveURL(/manufacturerDetail/)
    await expect(page.getByRole('heading', { name: '青鸾数字工坊' })).toBeVisible()
    await page.evaluate(() => {
      const record = { accessToken: 'sandbox.7', clientInfo: 'e30=', expireIn: Date.now() + 1e7 }
      localStorage.setItem('loginInfo', JSON.stringify(record))
      window.dispatchEvent(new StorageEvent('storage', { key: 'loginInfo' }))
    })
    const again = page.waitForRequest(HOME_CALL)
    await page.goBack()
    expect((await again).headers()['x-auth-token']).toBe('sandbox.7')
    await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
  })

  test('works with a forbidden storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await page.goto('/mfuwu/')
    await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
    await page.getByRole('link', { name: '青鸾数字工坊' }).click()
    await expect(page).toHaveURL(/manufacturerDetail\/10001$/)
    await expect(page.getByRole('heading', { name: '青鸾数字工坊' })).toBeVisible()
  })
})

for (const [dialect, userAgent] of [
  ['android', ANDROID_APP_UA],
  ['ios', IOS_APP_UA],
] as const)
  test.describe(`the ${dialect} app`, () => {
    test.use({ userAgent })

    test('supplies token and client info, which stay in memory', async ({ page }) => {
      const token = 'sandbox.7000000000000000001'
      await page.addInitScript(installFakeWrapper, {
        dialect,
        token,
        clientInfo: 'ZnJvbS10aGUtYXBw',
      })
      const call = page.waitForRequest(HOME_CALL)
      await page.goto('/mfuwu/')
      await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
      const headers = (await call).headers()
      expect(headers['x-auth-token']).toBe(token)
      expect(headers['authorization']).toBe(`Bearer ${token}`)
      expect(headers['clientinfo']).toBe('ZnJvbS10aGUtYXBw')
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
      expect(stored).not.toContain(token)
      expect(page.url()).not.toContain('token')
    })

    test('has somebody else after a trade: the record of the one before ends, and nothing of theirs goes out', async ({
      page,
    }) => {
      const [one, two] = [tokenOfPhone(), tokenOfPhone()]
      await openInApp(page, { dialect, token: one })
      await page.goto('/mfuwu/sign-in')
      await expect.poll(() => storedLogin(page)).toContain(`${one}.h5`)
      const sent: string[] = []
      page.on('request', (request) => {
        const { authorization = '', 'x-auth-token': token = '' } = request.headers()
        if (request.url().includes('/api/')) sent.push(`${token} ${authorization}`)
      })
      const change = { accessToken: two }
      await page.evaluate((data) => window.__wrapperCall?.('onAccessTokenChanged', data), change)
      await expect.poll(() => storedLogin(page)).toContain(`${two}.h5`)
      expect(sent).toContain(`${two} Bearer ${two}`)
      expect(sent.filter((headers) => headers.includes(one))).toEqual([])
    })

    test('has the main data requested as this person before the page’s code comes, once', async ({
      page,
    }) => {
      const token = tokenOfPhone()
      await openInApp(page, { dialect, token })
      let release = (): void => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(/assets\/page-sign-in-/, async (route) => {
        await released
        await route.continue()
      })
      const asked: (string | undefined)[] = []
      page.on('request', (request) => {
        if (/userSignStatus/.test(request.url())) asked.push(request.headers()['x-auth-token'])
      })
      await page.goto('/mfuwu/sign-in')
      await expect.poll(() => asked).toEqual([token])
      release()
      await expect(page.getByText('本月已签')).toBeVisible()
      expect(asked).toEqual([token])
    })

    test('may come a minute late: the page’s data is asked for again, with the token', async ({
      page,
    }) => {
      const token = 'sandbox.7000000000000000001'
      await page.clock.install()
      await page.addInitScript(installFakeWrapper, { dialect, token, arriveAfterMs: 60_000 })
      const tokens: (string | undefined)[] = []
      page.on('request', (request) => {
        if (MOMENT_CALL.test(request.url())) tokens.push(request.headers()['x-auth-token'])
      })
      await page.goto('/mfuwu/trends-detail/20001')
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(tokens).toEqual([''])
      await page.clock.fastForward(60_000)
      await expect.poll(() => tokens).toEqual(['', token])
    })

    test('brings a token before the code that comes after the first screen', async ({ page }) => {
      const token = 'sandbox.7000000000000000001'
      await page.clock.install()
      await page.addInitScript(installFakeWrapper, { dialect, token, arriveAfterMs: 3000 })
      await page.route(/assets\/afterStart-[^/]*\.js/, () => undefined)
      const again = page.waitForRequest(
        (request) => MOMENT_CALL.test(request.url()) && request.headers()['x-auth-token'] === token,
      )
      await page.goto('/mfuwu/trends-detail/20001')
      await page.clock.fastForward(3000)
      await again
    })

    test('tells of another person: the page’s data is asked for again', async ({ page }) => {
      await page.addInitScript(installFakeWrapper, { dialect, arriveAfterMs: 0 })
      const first = page.waitForRequest(MOMENT_CALL)
      await page.goto('/mfuwu/trends-detail/20001')
      expect((await first).headers()['x-auth-token']).toBe('')
      await expect(page.getByRole('article').first()).toBeVisible()
      const second = page.waitForRequest(MOMENT_CALL)
      const accessToken = 'sandbox.7000000000000000002'
      await page.evaluate((data) => window.__wrapperCall?.('onAccessTokenChanged', data), {
        accessToken,
      })
      expect((await second).headers()['x-auth-token']).toBe(accessToken)
    })
  })

test.describe('a desktop browser', () => {
  test.use({ userAgent: DESKTOP_UA, isMobile: false, hasTouch: false })

  test('is sent to the main site at the same path before any script is fetched', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().includes('/api/'))
        scripts.push(request.url())
    })
    await page.route('https://test.mfuwu.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>main site</h1>' }),
    )
    await page.goto('/mfuwu/manufacturerDetail/10001?from=qr#honors')
    await expect(page.getByRole('heading', { name: 'main site' })).toBeVisible()
    expect(page.url()).toBe(
      'https://test.mfuwu.example/mfuwu/manufacturerDetail/10001?from=qr#honors',
    )
    expect(scripts).toEqual([])
  })
})

for (const [device, userAgent, platform] of [
  ['an iPad', IPAD_UA, 'MacIntel'],
  ['an Android phone', ANDROID_AS_MAC_UA, 'Linux aarch64'],
] as const)
  test.describe(`${device} that says it is a Mac`, () => {
    test.use({ userAgent, hasTouch: true })

    test('stays', async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'platform', { value })
        Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
        Object.defineProperty(navigator, 'userAgentData', { value: undefined })
      }, platform)
      await page.goto('/mfuwu/')
      await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
    })
  })
