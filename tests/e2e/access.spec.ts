import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

const PAGES = [
  ['home', '/mfuwu/'],
  ['home, empty', '/mfuwu/?__state=empty'],
  ['home, hostile', '/mfuwu/?__state=hostile'],
  ['home, error', '/mfuwu/?__state=http_500'],
  ['provider', '/mfuwu/manufacturerDetail/10001'],
  ['provider, bare', '/mfuwu/manufacturerDetail/10007'],
  ['provider, off the shelf', '/mfuwu/manufacturerDetail/50410'],
  ['provider, hostile', '/mfuwu/manufacturerDetail/10001?__state=hostile'],
  ['bad id', '/mfuwu/manufacturerDetail/abc'],
  ['moment', '/mfuwu/trends-detail/20009'],
  ['moment, deleted', '/mfuwu/trends-detail/20011'],
  ['moment, hostile', '/mfuwu/trends-detail/20002?__state=hostile'],
  ['moment, error', '/mfuwu/trends-detail/20002?__state=http_500'],
] as const

for (const [name, path] of PAGES)
  test(`${name}: axe finds nothing, and nothing overflows from 320 to 768 px`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('#root [class]').first()).toBeVisible()
    await expect(page.locator('html[data-entry]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expectNoViolations(page)
    await expectNoOverflow(page)
  })

test('the open menu: axe finds nothing', async ({ page }) => {
  await page.goto('/mfuwu/')
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('button', { name: '生态' }).click()
  await expect(page.getByRole('button', { name: '数字化运营服务' })).toBeVisible()
  await expectNoViolations(page)
})
