import type { Page } from '@playwright/test'
import { expectNoOverflow, expectNoViolations } from '../support/axe'
import { frames } from '../support/frames'
import { expect, test } from '../support/quietPage'

/** The browser's own lines about an answer with an error status, a cut connection, and code that does not come. */
const NOT_LOADED = /Failed to (?:load resource|fetch dynamically imported module)/

test.use({ expectedErrors: [NOT_LOADED] })

async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoOverflow(page)
}

test('an error page keeps the frame, and its retry loads the page', async ({ page }) => {
  await page.goto('/mfuwu/?__state=http_500')
  await expect(page.getByText('Something went wrong, please check server API')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // The same page, with a working server: X-App-Url no longer asks for the fault.
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '/mfuwu/'))
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
})

test('a chunk that vanished reloads the page once, then says so', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') documents += 1
  })
  await page.route(/assets\/page-provider-detail-[^/]*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  )
  await page.goto('/mfuwu/manufacturerDetail/10001')
  await expect(page.getByText('页面资源加载失败，请检查网络后重试')).toBeVisible()
  expect(documents).toBe(2)
  await expectGoodLooks(page)
})

test('a page from before a deploy names code that is gone: it is loaded anew once', async ({
  page,
}) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') documents += 1
  })
  await page.route(/assets\/index-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/mfuwu/sign-in')
  await expect(
    page.getByRole('heading', { name: '页面资源加载失败，请检查网络后重试' }),
  ).toBeVisible()
  await expect(page).toHaveTitle('出错了')
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/mfuwu/')
  expect(documents).toBe(2)
})

/** The provider page's code is gone, in the documents that `gone` names. */
async function loseProviderCode(page: Page, gone: (documents: number) => boolean) {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET')
      opened.push(new URL(request.url()).pathname)
  })
  await page.route(/assets\/page-provider-detail-[^/]*\.js/, (route) =>
    gone(opened.length) ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return opened
}

/** A link that is tapped before the app runs opens a new document in any case. */
async function openHome(page: Page) {
  await page.goto('/mfuwu/')
  await expect(page.getByRole('link', { name: '青鸾数字工坊' })).toBeVisible()
  await page.waitForFunction(() => window.__early?.hears)
}

test('after a deploy the tap on a card still arrives', async ({ page }) => {
  const opened = await loseProviderCode(page, (documents) => documents === 1)
  await openHome(page)
  await page.getByRole('link', { name: '青鸾数字工坊' }).click()
  await expect(page.getByRole('heading', { name: '青鸾数字工坊' })).toBeVisible()
  await expect(page).toHaveURL('/mfuwu/manufacturerDetail/10001')
  expect(opened).toEqual(['/mfuwu/', '/mfuwu/manufacturerDetail/10001'])
  await page.goBack()
  await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
  await expect(page).toHaveURL('/mfuwu/')
})

test('code that failed in a short break of the line is there for the next tap', async ({
  page,
}) => {
  let away = true
  await page.route(
    (url) => /assets\/page-provider-detail-[^/]*\.js|manufacturerDetail\/10001$/.test(url.pathname),
    (route) => (away ? route.abort() : route.continue()),
  )
  await openHome(page)
  await page.getByRole('link', { name: '青鸾数字工坊' }).click()
  await expect(page.getByText('页面资源加载失败，请检查网络后重试')).toBeVisible()
  await page.goBack()
  away = false
  await page.getByRole('link', { name: '一方造物' }).click()
  await expect(page.getByRole('heading', { name: '一方造物' })).toBeVisible()
})

test('without a line the page says so, and with one again 重新加载 brings the page', async ({
  page,
  context,
}) => {
  const opened = await loseProviderCode(page, (documents) => documents === 1)
  // The error page's picture is fetched ahead: without a line it could not be.
  const picture = page.waitForResponse(/broken-planet/)
  await openHome(page)
  await (await picture).finished()
  await context.setOffline(true)
  await page.getByRole('link', { name: '青鸾数字工坊' }).click()
  await expect(page.getByText('当前网络不可用')).toBeVisible()
  const art = page.getByRole('alert').locator('img')
  await expect.poll(() => art.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
  await expectGoodLooks(page)
  // A check that is still pending when the network returns is answered: then the page loads without a tap.
  const unanswered = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.getByRole('button', { name: '重新加载' }).click()
  await unanswered
  await expect(page.getByText('当前网络不可用')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { name: '青鸾数字工坊' })).toBeVisible()
  expect(opened).toEqual(['/mfuwu/', '/mfuwu/manufacturerDetail/10001'])
})

test('a tap on a page whose code stays away ends in its error page, never a loop', async ({
  page,
}) => {
  const opened = await loseProviderCode(page, () => true)
  await openHome(page)
  await page.getByRole('link', { name: '青鸾数字工坊' }).click()
  await expect(page.getByText('页面资源加载失败，请检查网络后重试')).toBeVisible()
  await expect(page).toHaveURL('/mfuwu/manufacturerDetail/10001')
  await page.evaluate(frames, 20)
  expect(opened).toEqual(['/mfuwu/', '/mfuwu/manufacturerDetail/10001'])
})

test('a page’s style sheet that vanished reloads the page once, then says so', async ({ page }) => {
  const lost: string[] = []
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') documents.push(request.url())
  })
  await page.route(/assets\/(?!afterStart)[^/]*\.css$/, (route) => {
    lost.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  const noPage = page.getByText('页面资源加载失败，请检查网络后重试')
  await page.goto('/mfuwu/sign-in')
  await expect(noPage).toBeVisible()
  expect(lost.length).toBeGreaterThan(0)
  // What the app loads after its start needs the campaigns' style sheet as well.
  await expect(page.locator('link[href*="/afterStart-"]').first()).toBeAttached()
  await page.evaluate(frames, 20)
  await expect(noPage).toBeVisible()
  expect(documents).toHaveLength(2)
})

for (const path of ['/mfuwu/', '/mfuwu/sign-in'])
  test(`${path}: when the app’s own code does not come, the page says so`, async ({ page }) => {
    await page.route(/assets\/index-[^/]*\.js/, (route) => route.abort())
    await page.goto(path)
    await expect(
      page.getByRole('heading', { name: '页面资源加载失败，请检查网络后重试' }),
    ).toBeVisible()
    await expectGoodLooks(page)
    await page.unroute(/assets\/index-[^/]*\.js/)
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByRole('heading', { name: /数字资产定制|每日签到/ })).toBeVisible()
  })

test('when the app’s own code is awaited for 120 s, the page says so', async ({ page }) => {
  const failure = page.getByRole('heading', { name: '页面资源加载失败，请检查网络后重试' })
  await page.clock.install()
  // Never answered: the failure comes by the page's own clock alone.
  await page.route(/assets\/index-[^/]*\.js/, () => {})
  await page.goto('/mfuwu/sign-in', { waitUntil: 'commit' })
  // From here on the limit runs.
  await expect(page.locator('link[rel="modulepreload"][href*="/assets/page-"]')).toBeAttached()
  await page.clock.fastForward(90_000)
  await expect(failure).toHaveCount(0)
  await page.clock.fastForward(30_000)
  await expect(failure).toBeVisible()
})

test('a cover that does not come leaves the first character of the card’s name', async ({
  page,
}) => {
  await page.route(/art\/island\/10001\.svg/, (route) => route.abort())
  await page.goto('/mfuwu/')
  const cover = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: '青鸾数字工坊' }) })
    .locator('[data-glyph]')
    .first()
  await expect(cover.locator('img')).toHaveCSS('visibility', 'hidden')
  expect(await cover.evaluate((box) => getComputedStyle(box, '::before').content)).toContain('青')
})
