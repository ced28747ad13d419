import type { Browser, Page } from '@playwright/test'
import { frames } from '../support/frames'
import { logIn, newPhone } from '../support/people'
import { expect, test } from '../support/quietPage'

const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

/** Offers the first own plot, and answers with its name and number. */
async function offer(page: Page, price: string): Promise<string> {
  await page.goto('/mfuwu/real-estate?tab=mine')
  await page.getByRole('button', { name: '挂售', exact: true }).tap()
  const plots = page.getByRole('dialog', { name: '选择要出售的地块' })
  await plots.getByRole('list').getByRole('button').first().tap()
  const form = page.getByRole('dialog', { name: '挂售地块' })
  const title = (await form.getByRole('heading', { level: 3 }).textContent()) ?? ''
  await form.getByRole('textbox', { name: '挂售价格' }).fill(price)
  await form.getByRole('button', { name: '确认挂售' }).tap()
  await expect(page.getByText('挂售成功')).toBeVisible()
  return title.split(' ').at(-1) ?? ''
}

async function otherPerson(browser: Browser, origin: string) {
  const context = await browser.newContext({
    ...test.info().project.use,
    baseURL: origin,
  })
  const page = await context.newPage()
  await logIn(page, newPhone())
  return page
}

test('two people race for a plot: the old and the new price, an order, and a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page)
  const number = await offer(page, '1234.56')
  const buyer = await otherPerson(browser, baseURL ?? '')
  await buyer.goto('/mfuwu/real-estate')
  await buyer.getByRole('searchbox', { name: '搜索地块' }).fill(number)
  await row(buyer, number)
    .getByRole('button', { name: /^购买 / })
    .tap()
  const sheet = buyer.getByRole('dialog', { name: '确认订单' })
  await expect(sheet).toContainText('¥1,234.56')

  await row(page, number)
    .getByRole('button', { name: /^改价 / })
    .tap()
  await page.getByRole('textbox', { name: '挂售价格' }).fill('1300')
  await page.getByRole('button', { name: '确认改价' }).tap()
  await expect(row(page, number)).toContainText('¥1,300.00')

  await sheet.getByRole('button', { name: '提交订单' }).tap()
  await expect(sheet.getByRole('alert')).toContainText('¥1,234.56 → ¥1,300.00')
  await sheet.getByRole('button', { name: '按新价格提交' }).tap()
  const pay = buyer.getByRole('dialog', { name: '订单已提交' })
  await expect(pay).toContainText('¥1,300.00')
  await pay.getByRole('button', { name: '稍后支付' }).tap()
  await expect(row(buyer, number)).toContainText('交易中')
  await buyer.reload()
  await expect(buyer.getByRole('group', { name: '未支付订单' })).toContainText(number)

  // The seller has the old row on screen, and learns it from the platform.
  await row(page, number)
    .getByRole('button', { name: /^撤下 / })
    .tap()
  await page.getByRole('button', { name: '确认撤下' }).tap()
  await expect(row(page, number)).toContainText('交易中')
  await buyer.context().close()
})

test('Back closes a plot and leaves the list where it was', async ({ page }) => {
  await page.goto('/mfuwu/real-estate')
  const plot = page.getByRole('article').nth(3).getByRole('button').first()
  await expect(plot).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 420))
  await page.evaluate(frames, 2)
  // Also a moment after the page has moved, when the list itself still takes no tap.
  await expect(plot).toHaveCSS('pointer-events', 'auto', { timeout: 1 })
  await expect(plot).toBeInViewport({ ratio: 1 })
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await plot.tap()
  const sheet = page.getByRole('dialog', { name: '地块详情' })
  await expect(sheet).toContainText('最近成交价')
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('of 10,000 rows only those near the screen are there, down to the last one', async ({
  page,
}) => {
  await page.goto('/mfuwu/real-estate?__state=huge')
  const list = page.getByRole('list', { name: '挂售的地块' })
  const items = list.getByRole('listitem')
  await expect(items.first()).toBeVisible()
  expect(await items.count()).toBeLessThan(40)
  for (const part of [0.3, 0.7, 1]) {
    await page.evaluate((at) => window.scrollTo(0, document.body.scrollHeight * at), part)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(await items.count()).toBeLessThan(40)
  }
  // Offers of real accounts are added to them.
  const size = (await items.last().getAttribute('aria-setsize')) ?? ''
  expect(Number(size)).toBeGreaterThanOrEqual(10_000)
  // Rows are measured as they come: the end is where the last one ends.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(items.last()).toHaveAttribute('aria-posinset', size, { timeout: 500 })
  }).toPass()
  await expect(page.getByText('没有更多了')).toBeVisible()
})
