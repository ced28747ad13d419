import type { Page } from '@playwright/test'
import { SWEETS } from '../../src/campaigns/collect-cards/match'
import { SIZE, findMove, type Pair } from '../../src/campaigns/collect-cards/match'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { openInApp } from '../support/people'
import { expect, test } from '../support/quietPage'

test.use({ userAgent: ANDROID_APP_UA })

const tiles = (page: Page) => page.getByLabel(/第\d行第\d列$/)

/** A move on the board that is on screen. */
async function moveOnScreen(page: Page): Promise<Pair> {
  const labels = await tiles(page).evaluateAll((all) =>
    all.map((tile) => tile.getAttribute('aria-label') ?? ''),
  )
  const kinds = labels.map((label) => SWEETS.findIndex((name) => label.startsWith(name)))
  const move = findMove(kinds.map((kind, id) => ({ id, kind, fell: 0 })))
  if (!move) throw new Error('no move')
  return move
}

async function openLevel(page: Page, state = ''): Promise<void> {
  await openInApp(page)
  await page.goto(`/mfuwu/collect-cards?__state=${state}`)
  await page.getByRole('button', { name: /^第4关/ }).tap()
  await expect(tiles(page)).toHaveCount(SIZE * SIZE)
}

const settled = (page: Page) => expect(page.locator('[data-phase="READY"]')).toBeVisible()
const moves = (page: Page) => page.getByText(/^剩余步数/).locator('..')

test('a finger drags sweets, taps them one after the other, and moves nothing below', async ({
  page,
}) => {
  await openLevel(page)
  const [one, other] = await moveOnScreen(page)
  const from = await tiles(page).nth(one).boundingBox()
  const to = await tiles(page).nth(other).boundingBox()
  if (!from || !to) throw new Error('no tiles')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(moves(page)).toContainText('20')
  await settled(page)
  const [first, second] = await moveOnScreen(page)
  await tiles(page).nth(first).tap()
  await tiles(page).nth(second).tap()
  await expect(moves(page)).toContainText('19')
  await settled(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back asks before a play is given up, and leaves to the page it began on', async ({
  page,
}) => {
  await openLevel(page)
  const [one, other] = await moveOnScreen(page)
  await tiles(page).nth(one).tap()
  await tiles(page).nth(other).tap()
  await settled(page)
  await page.goBack()
  await page.getByRole('button', { name: '继续玩' }).tap()
  await expect(tiles(page)).toHaveCount(SIZE * SIZE)
  await page.goBack()
  await page.getByRole('button', { name: '退出' }).tap()
  await expect(tiles(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '消除集卡' })).toBeVisible()
})

test('a finished play shows the new card, and the album has it, after a reload too', async ({
  page,
}) => {
  await openLevel(page, 'easy_level,card_drops')
  const [one, other] = await moveOnScreen(page)
  await tiles(page).nth(one).tap()
  await tiles(page).nth(other).tap()
  await expect(page.getByText('获得新卡')).toBeVisible()
  await page.getByRole('button', { name: '返回卡册' }).tap()
  await expect(page.getByText(/^已收集 1[4-9]\/23$/)).toBeVisible()
  await page.getByRole('button', { name: '领取 糖果积分袋' }).tap()
  await page.getByRole('button', { name: '收下' }).tap()
  await page.reload()
  await expect(page.getByText(/^已收集 1[5-9]\/23$/)).toBeVisible()
  await expect(page.getByText('已领取')).toBeVisible()
})

test('a level on another site says which one, opens it, and no board of ours', async ({ page }) => {
  await page.route('https://game.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Match</h1>' }),
  )
  await openInApp(page)
  await page.goto('/mfuwu/collect-cards?__state=game_entry')
  await page.getByRole('button', { name: /^第4关/ }).tap()
  await expect(page.getByRole('dialog')).toContainText('你将前往 game.example.com')
  await page.getByRole('button', { name: '继续前往' }).tap()
  await expect(page).toHaveURL('https://game.example.com/match')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^第4关/ })).toBeVisible()
})
