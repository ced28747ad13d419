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
