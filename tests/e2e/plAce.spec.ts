import type { Locator, Page } from '@playwright/test'
import { frames } from '../support/frames'
import { expect, test } from '../support/quietPage'

const AT = '/mfuwu/plAce?planetId=40001'
const VISIT = '**/planet/visit'
const ball = (page: Page) => page.getByRole('slider', { name: '转动拾光星' })
const entry = (page: Page) => page.getByRole('status').filter({ hasText: '位访客' })

/** The visits that the page sends from now on. */
function watchVisits(page: Page): Record<string, string>[] {
  const seen: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/planet/visit')) seen.push(request.headers())
  })
  return seen
}

/** Draws a finger over the ball, in a few steps. */
async function drag(page: Page, target: Locator, by: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('the planet is not on screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + by * part, y)
  await page.mouse.up()
}

/** Of the planet alone: other pictures on the page may still come. */
const groundOf = (page: Page) =>
  ball(page)
    .locator('xpath=..')
    .locator('svg path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(' '))

test('a visit is left once: not again after Back, and not after a reload', async ({ page }) => {
  const visits = watchVisits(page)
  await page.goto(AT)
  // The accessible text: the visible numbers roll up to it.
  await expect(entry(page)).toContainText(/第[\d,]+位/)
  const [words = ''] = /^.*?位访客/.exec((await entry(page).textContent()) ?? '') ?? []
  await page.getByRole('list', { name: '更多星球动态' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/trends-detail/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '拾光星' })).toBeVisible()
  await expect(entry(page)).toContainText(words)
  await page.reload()
  await expect(entry(page)).toContainText(words)
  expect(visits).toHaveLength(1)
  expect(visits[0]).not.toHaveProperty('authorization')
  expect(visits[0]).not.toHaveProperty('clientinfo')
})

test('a finger turns the planet, and up and down still scrolls the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(AT)
  await expect(ball(page)).toHaveAttribute('aria-valuenow', '0')
  const before = await groundOf(page)
  await drag(page, ball(page), 90)
  await expect(ball(page)).not.toHaveAttribute('aria-valuenow', '0')
  const turned = await groundOf(page)
  expect(turned).not.toBe(before)
  // With reduced motion it rests where the finger has left it.
  await page.evaluate(frames, 2)
  expect(await groundOf(page)).toBe(turned)
  await expect(ball(page)).toHaveCSS('touch-action', 'pan-y')
})

test('the planet turns by itself where motion is welcome', async ({ page }) => {
  await page.goto(AT)
  await expect(ball(page)).toBeVisible()
  const before = await groundOf(page)
  await expect.poll(() => groundOf(page)).not.toBe(before)
})

test('a closed planet rests, and takes no visit', async ({ page }) => {
  const visits = watchVisits(page)
  await page.route(VISIT, (route) => route.abort())
  await page.goto(`${AT}&__state=planet_closed`)
  await expect(page.getByText('星球已关闭')).toBeVisible()
  await expect(page.getByRole('link').first()).toBeVisible()
  await expect(ball(page)).toHaveCount(0)
  expect(visits).toHaveLength(0)
})
