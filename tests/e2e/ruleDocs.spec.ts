import type { Page } from '@playwright/test'
import { frames } from '../support/frames'
import { logIn } from '../support/people'
import { expect, test } from '../support/quietPage'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** The heading has stopped right below the page's top. */
async function expectAtTop(page: Page, name: string) {
  const top = async () => (await heading(page, name).boundingBox())?.y
  await expect.poll(top).toBeLessThanOrEqual(24)
  expect(await top()).toBeGreaterThanOrEqual(0)
}

test('leads from the contents to a section, and back to the top', async ({ page }) => {
  await page.goto('/mfuwu/rewardRules')
  await expect(heading(page, '七、联系我们')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 380 })
  await page.getByRole('button', { name: '有效期' }).click()
  await expectAtTop(page, '五、有效期')
  await page.getByRole('button', { name: '返回顶部' }).click()
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(heading(page, '奖励规则')).toBeFocused()
})

test('opens at the section of the address, whatever comes in above it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await logIn(page)
  await page.goto('/mfuwu/rewardRules?section=cash')
  await expectAtTop(page, '四、兑现规则')
  await expect(heading(page, '当前标准')).toBeAttached()
  await expectAtTop(page, '四、兑现规则')
  // Another visit in the same tab is not a return.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.goto('/mfuwu/rewardRules?section=freeze')
  await expectAtTop(page, '三、到账与冻结')
})

test('goes to a section in one step for people who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 500 })
  await page.goto('/mfuwu/rewardRules')
  await expect(heading(page, '七、联系我们')).toBeVisible()
  const seen = page.evaluate(async () => {
    const tops: number[] = []
    window.addEventListener('scroll', () => tops.push(window.scrollY))
    await new Promise((done) => window.addEventListener('scrollend', done, { once: true }))
    return tops
  })
  await page.getByRole('button', { name: '兑现规则' }).click()
  expect(await seen).toHaveLength(1)
  await expectAtTop(page, '四、兑现规则')
})

for (const query of ['', '?section=freeze'])
  test(`Back returns to the place that was read${query && ', not to the section'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 500 })
    await logIn(page)
    await page.goto(`/mfuwu/rewardRules${query}`)
    await expect(page.getByText('每日限额', { exact: true })).toBeAttached()
    await expect(heading(page, '七、联系我们')).toBeAttached()
    const link = page.getByRole('link', { name: '兑现页' })
    await link.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 60)
    await page.evaluate(frames, 10)
    const before = await scrollY(page)
    expect(before).toBeGreaterThan(300)
    await link.tap()
    await expect(page.getByText('可兑现（奖励）')).toBeVisible()
    await page.goBack()
    await expect(link).toBeVisible()
    await page.evaluate(frames, 10)
    expect(Math.abs((await scrollY(page)) - before)).toBeLessThanOrEqual(1)
  })

for (const width of [320, 375])
  test(`at ${width} px a finger finds each chip, and the chips move sideways alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/mfuwu/rewardRules')
    const contents = page.getByRole('navigation', { name: '目录' })
    const chip = contents.getByRole('button', { name: '奖励类型' })
    await expect(chip).toBeVisible()
    // Half a pixel short of 44 px: the middle may be between two pixels.
    const found = await chip.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return [-21.5, 0, 21.5].map((off) => document.elementFromPoint(x, y + off) === button)
    })
    expect(found).toEqual([true, true, true])
    const scrolled = await contents.evaluate((box) => {
      box.scrollBy({ left: 40, top: 40, behavior: 'instant' })
      return { left: box.scrollLeft, overflow: getComputedStyle(box).overflowY }
    })
    expect(scrolled).toEqual({ left: 40, overflow: 'hidden' })
  })

test('a wide table scrolls by itself', async ({ page }) => {
  const cells = '<td>一二三四五六七八</td>'.repeat(9)
  const content = `<h2>一、表</h2><table><tbody><tr>${cells}</tr></tbody></table>`
  await page.route('**/privacy/getByType*', (route) =>
    route.fulfill({ json: { errorCode: 0, data: { content } } }),
  )
  await page.goto('/mfuwu/rewardRules')
  const table = page.getByRole('group', { name: '表格，可左右滑动' }).first()
  await table.evaluate((box) => box.scrollBy({ left: 40, behavior: 'instant' }))
  expect(await table.evaluate((box) => box.scrollLeft)).toBe(40)
})

test('another page that is opened in the same tab starts at its top', async ({ page }) => {
  await page.goto('/mfuwu/rewardRules')
  await expect(heading(page, '七、联系我们')).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }))
  await page.goto('/mfuwu/territoryRules')
  await expect(heading(page, '领地规则')).toBeVisible()
  await page.evaluate(frames, 20)
  expect(await scrollY(page)).toBe(0)
})
