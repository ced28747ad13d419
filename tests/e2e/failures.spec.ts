import type { Page } from '@playwright/test'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

test('an error page keeps the frame, and its retry loads the page', async ({ page }) => {
  await page.goto('/mfuwu/?__state=http_500')
  await expect(page.getByText('Something went wrong, please check server API')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // The same page, with the server well again: X-App-Url no longer asks for the fault.
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '/mfuwu/'))
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
})

for (const state of [
  'http_504',
  'cut',
  'html',
  'empty_body',
  'malformed',
  'wrong_shape',
  'token_bad',
  'toast',
])
  test(`home ends in the error page on ${state}`, async ({ page }) => {
    await page.goto(`/mfuwu/?__state=${state}@facilitator/query`)
    await expect(page.getByText('Something went wrong, please check server API')).toBeVisible()
    await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible()
  })

test('504 says that the server is being released', async ({ page }) => {
  await page.goto('/mfuwu/?__state=http_504@facilitator/query')
  await expect(page.getByRole('status').getByText('服务器在发布,请稍等...')).toBeVisible()
})

test('an empty directory and a slow one each have their own face', async ({ page }) => {
  await page.goto('/mfuwu/?__state=empty')
  await expect(page.getByText('暂无服务商入驻')).toBeVisible()
  await page.goto('/mfuwu/?__state=slow')
  await expect(page.getByText('正在加载服务商')).toBeAttached()
  await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
})

test('hostile names stay text', async ({ page }) => {
  await page.goto('/mfuwu/?__state=hostile')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => 'pwned' in window || '__pwned' in window)).toBe(false)
  await expect(page.getByText(/undefined|null|NaN/)).toHaveCount(0)
})

test('a bad id makes no call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/mfuwu/manufacturerDetail/12abc')
  await expect(page.getByText('请检查id参数是否正确')).toBeVisible()
  await expect(page.getByText('please check whether the id parameter is correct')).toBeVisible()
  await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0)
  expect(calls.filter((url) => url.includes('showOne'))).toEqual([])
})

test('a chunk that vanished reloads the page once, then says so', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') documents += 1
  })
  await page.route(/assets\/(?:route|ProviderPage)[^/]*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  )
  await page.goto('/mfuwu/manufacturerDetail/10001')
  await expect(page.getByText('页面资源加载失败，请检查网络后重试')).toBeVisible()
  expect(documents).toBe(2)
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
  await page.route(/assets\/(?:route|ProviderPage)[^/]*\.js/, (route) =>
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
    (url) =>
      /assets\/(?:route|ProviderPage)[^/]*\.js|manufacturerDetail\/10001$/.test(url.pathname),
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
  await openHome(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: '青鸾数字工坊' }).click()
  await expect(page.getByText('当前网络不可用')).toBeVisible()
  await page.getByRole('button', { name: '重新加载' }).click()
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
  await page.waitForLoadState('networkidle')
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
  await page.goto('/mfuwu/sign-in')
  await expect(page.getByText('页面资源加载失败，请检查网络后重试')).toBeVisible()
  expect(lost.length).toBeGreaterThan(0)
  expect(documents).toHaveLength(2)
})

for (const path of ['/mfuwu/', '/mfuwu/sign-in'])
  test(`${path}: when the app’s own code does not come, the page says so`, async ({ page }) => {
    await page.route(/assets\/index-[^/]*\.js/, (route) => route.abort())
    await page.goto(path)
    await expect(
      page.getByRole('heading', { name: '页面资源加载失败，请检查网络后重试' }),
    ).toBeVisible()
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
  await expect(page.locator('script[src*="/assets/index-"]')).toBeAttached()
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
