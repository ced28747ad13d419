import { readFileSync, statSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { after } from '../../src/lib/after'
import { CLIENT_ID_KEY } from '../../src/session/clientId'
import { logIn } from '../support/people'
import { FAILED_REQUEST, NOT_RUN, expect, test } from '../support/quietPage'
import { routeList } from '../support/routeList'

/** Pages whose first look makes no main call have one here. */
const CALLING: Readonly<Record<string, string>> = {
  '/fission': '/fission',
  '/personal-guest': '/personal-guest?invitationId=1',
}
const PAGES = (await routeList()).map((row) => ({ ...row, at: CALLING[row.path] ?? row.at }))

/** Keeps the app's own code back until the returned function is called; then the style sheets come one by one. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/index-/, async (route) => {
    await released
    await route.continue()
  })
  await page.route(/\/assets\/(?:kit|page)-[\w-]+\.css$/, async (route) => {
    await released
    await after(route.request().url().includes('/page-') ? 400 : 200)
    await route.continue()
  })
  return release
}

/** Adds up how far things jump without a finger's doing. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.defineProperty(window, '__shifts', { value: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const { path, at, document: file, hasMainRequest } of PAGES)
  test(`${path}: its document shows the page at once, and the app takes it over without a jump`, async ({
    page,
  }) => {
    const html = readFileSync(`dist/${file}`, 'utf8')
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    for (const name of ['og:title', 'og:description', 'og:image'])
      expect(html).toMatch(new RegExp(`<meta property="${name}" content="[^"]+"`))
    expect(html).toMatch(/<meta name="theme-color" content="#[\da-f]{3,6}"/)
    // Sharing promises nothing (design 1.9).
    expect(/<meta property="og:[^>]*(?:红包|奖金|现金奖励|免费领|抽奖)/.test(html)).toBe(false)
    await logIn(page)
    await watchShifts(page)
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    const release = await holdApp(page)

    await page.goto(`/mfuwu${at}`, { waitUntil: 'commit' })
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('data-entry', 'page')
    const shell = page.locator('#root > :first-child')
    await expect(shell).toBeVisible()
    const { height = 0 } = (await shell.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(700)
    // The main call does not wait for the app.
    if (hasMainRequest)
      await expect.poll(() => sent.some((one) => one.includes('/api/'))).toBe(true)
    const early = sent.filter((one) => one.includes('/api/'))

    release()
    await expect(page.locator('html[data-entry]')).toHaveCount(0)
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    // Its answer was used by the app: there is no second request.
    for (const one of early)
      expect(
        sent.filter((other) => other === one),
        one,
      ).toHaveLength(1)
    const { shift } = await page.evaluate(
      () => (window as unknown as { __shifts: { shift: number } }).__shifts,
    )
    expect(shift).toBeLessThan(0.01)
  })

test('what the document has drawn stands still until the app is there, and enters only if it was hidden', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.defineProperty(window, '__moved', { value: moved })
    const look = () => {
      for (const { playState, effect } of document.getAnimations())
        if (playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
          moved.push((effect as KeyframeEffect).target?.getAttribute('class') ?? '')
      requestAnimationFrame(look)
    }
    look()
  })
  const release = await holdApp(page)
  await page.goto('/mfuwu/exchangeLogin', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: '登录并继续' })).toBeVisible()
  release()
  await expect(page.locator('html[data-entry]')).toHaveCount(0)
  const moved = () => page.evaluate(() => (window as unknown as { __moved: string[] }).__moved)
  await page.waitForTimeout(300)
  // Of the shield, whose parts fade in where no document has drawn them.
  const parts = (await moved()).map((name) => name.replace(/_.*/, ''))
  expect(new Set(parts)).toEqual(new Set(['outline', 'tick']))
})

const signedIn = (page: Page) => expect(page.getByText('已连续')).toBeVisible()

test('an answer that is here before the app is in its first render: no skeleton comes in between', async ({
  page,
}) => {
  await logIn(page)
  const release = await holdApp(page)
  const answered = page.waitForResponse(/userSignStatus/)
  await page.goto('/mfuwu/sign-in', { waitUntil: 'commit' })
  await (await answered).finished()
  await page.evaluate(() => {
    const seen = { skeletons: 0 }
    Object.defineProperty(window, '__seen', { value: seen })
    const skeleton = 'main[aria-busy="true"]'
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && (node.matches(skeleton) || node.querySelector(skeleton)))
          seen.skeletons += 1
    }).observe(document.getElementById('root') ?? document, { childList: true, subtree: true })
  })
  release()
  await signedIn(page)
  const { skeletons } = await page.evaluate(
    () => (window as unknown as { __seen: { skeletons: number } }).__seen,
  )
  expect(skeletons).toBe(0)
})

test.describe('a part that does not come early', () => {
  test.use({ expectedErrors: [new RegExp(`${FAILED_REQUEST.source}|${NOT_RUN.source}`)] })

  test('the file of the main call: the app makes the call', async ({ page }) => {
    await logIn(page)
    await page.route(/\/assets\/call-/, (route) => route.abort())
    await page.goto('/mfuwu/sign-in')
    await signedIn(page)
  })

  for (const [how, answer] of [
    ['fails', (route: Route) => route.abort()],
    ['never comes', () => {}],
  ] as const)
    test(`the fingerprint ${how}: the page comes without it`, async ({ page }) => {
      await logIn(page)
      await page.route(/\/assets\/fingerprint-/, answer)
      await page.goto('/mfuwu/sign-in')
      await signedIn(page)
    })

  test('the main call itself: the page says so, and 「重新加载」 brings it', async ({ page }) => {
    await logIn(page)
    let cut = true
    await page.route(/userSignStatus/, (route) => (cut ? route.abort() : route.continue()))
    await page.goto('/mfuwu/sign-in')
    const retry = page.getByRole('button', { name: '重新加载' })
    await expect(retry).toBeVisible()
    cut = false
    await retry.tap()
    await signedIn(page)
  })

  test('the page’s own code: the error page', async ({ page }) => {
    await page.route(/\/assets\/page-sign-in-/, (route) => route.abort())
    await page.goto('/mfuwu/sign-in')
    await expect(page.getByRole('button', { name: /重新加载|刷新/ })).toBeVisible()
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
  })
})

test('a first visit requests the fingerprint first, and computes it once, before its largest file', async ({
  page,
}) => {
  await logIn(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    const [name] = /assets\/[^/]+\.js$/.exec(request.url()) ?? []
    if (name) scripts.push(name)
  })
  const release = await holdApp(page)
  const asked = page.waitForRequest(/userSignStatus/)
  await page.goto('/mfuwu/sign-in')
  expect((await asked).headers().clientinfo).toBeTruthy()
  await expect.poll(() => scripts.at(-1)).toMatch(/campaign-/)
  expect(scripts[0]).toMatch(/fingerprint-/)
  expect(scripts[1]).toMatch(/call-/)
  const rest = scripts.filter((name) => !/index-/.test(name))
  const sizes = rest.map((name) => statSync(`dist/${name}`).size)
  expect(Math.max(...sizes)).toBe(sizes.at(-1))
  expect(await page.evaluate((key) => localStorage.getItem(key), CLIENT_ID_KEY)).toBeTruthy()
  release()
  await signedIn(page)
})

test('a host that knows only the common document shows the page, too', async ({ page }) => {
  const common = readFileSync('dist/index.html', 'utf8')
  await page.route('**/mfuwu/rewardRules', (route) =>
    route.fulfill({ contentType: 'text/html', body: common }),
  )
  await page.goto('/mfuwu/rewardRules')
  await expect(page.getByText(/起生效/)).toBeVisible()
})
