import { expect, test } from '../support/quietPage'

test('the shell stands before any script bundle', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/mfuwu/', { waitUntil: 'commit' })
  await expect(page.getByRole('banner').getByText('元服务')).toBeVisible()
  await expect(page.getByRole('heading', { name: '元宇宙服务商' })).toBeVisible()
  await expect(page.getByText('正在加载服务商')).toBeAttached()
})

test('on a repeat visit the list stands before the app, which takes it over as it is', async ({
  page,
}) => {
  await page.goto('/mfuwu/')
  await expect(page.getByRole('article').first()).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/mfuwu/', { waitUntil: 'commit' })
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  await first.evaluate((element) => element.setAttribute('data-seen', ''))
  release()
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(page.locator('article[data-seen]')).toHaveCount(1)
})

test('a campaign or moment address shows no directory shell', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/mfuwu/trends-detail/20001', { waitUntil: 'commit' })
  await expect(page.getByText('元宇宙服务商')).toBeHidden()
})

test.describe('the policy', () => {
  test.use({ expectedErrors: [/Executing inline script violates/] })

  test('allows no inline script but the page’s own', async ({ page }) => {
    await page.goto('/mfuwu/')
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content')
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'(?:;|$)/)
    expect(policy).toContain("connect-src 'self'")
    expect(policy).toContain("object-src 'none'")
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.injected = true'
      document.head.append(script)
      return 'injected' in window
    })
    expect(ran).toBe(false)
  })
})
