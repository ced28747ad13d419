import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { openInApp } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

const board = (page: Page) => page.getByRole('img', { name: /^落下的红包/ })
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

/** To the rain itself, without waiting for the count-in. */
async function countIn(page: Page): Promise<void> {
  await expect(board(page)).toBeVisible()
  await page.clock.runFor(3100)
  await expect(page.locator('[data-stage="PLAY"]')).toBeVisible()
}

/** A finger on one place after the other, until it has hit something. */
async function hitOne(page: Page): Promise<void> {
  const box = await board(page).boundingBox()
  if (!box) throw new Error('no board')
  await expect(async () => {
    await page.clock.runFor(400)
    for (let x = 40; x < box.width; x += 60)
      for (let y = 140; y < box.height - 120; y += 80) await page.touchscreen.tap(x, y)
    await expect(page.getByText(/^已点中[1-9]/)).toBeVisible({ timeout: 100 })
  }).toPass()
}

test.describe('outside the app', () => {
  test('a practice rains, is hit, moves nothing below it, and ends without a prize', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/mfuwu/redPacket')
    await tap(page, '试玩一下')
    await countIn(page)
    await hitOne(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.clock.runFor(15_000)
    await expect(page.getByRole('heading', { name: /^点中\d+个红包$/ })).toBeVisible()
    await expect(page.getByRole('dialog').getByText('试玩不计奖励')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '预约提醒' })).toBeVisible()
  })

  test('a phone on its side has the whole game', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 340 })
    await page.goto('/mfuwu/redPacket')
    await tap(page, '试玩一下')
    await expect(page.getByRole('button', { name: '关闭' })).toBeInViewport()
    await expect
      .poll(() => board(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 740, height: 340 })
  })
})

test.describe('inside the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('Back asks before a round is given up; a play that was left stays used, after a reload too', async ({
    page,
  }) => {
    await openInApp(page)
    await page.goto('/mfuwu/redPacket?__state=round_live')
    await tap(page, '进入红包雨')
    await expect(board(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByText('本轮机会将作废')).toBeVisible()
    await tap(page, '继续玩')
    await expect(page.getByText('本轮机会将作废')).toBeHidden()
    await page.goBack()
    await tap(page, '退出')
    await expect(page.getByRole('button', { name: '本场已参与' })).toBeDisabled()
    // The round's own step back may still be under way, and aborts a reload.
    await expect(() => page.reload()).toPass()
    await expect(page.getByRole('button', { name: '本场已参与' })).toBeDisabled()
  })
})

test.describe('without a network', () => {
  test.use({ userAgent: ANDROID_APP_UA, expectedErrors: [FAILED_REQUEST] })

  test('a round is played, and settled after the network was lost and came back', async ({
    page,
    context,
  }) => {
    await openInApp(page)
    await page.clock.install()
    await page.goto('/mfuwu/redPacket?__state=round_live')
    await tap(page, '进入红包雨')
    await countIn(page)
    await context.setOffline(true)
    await page.clock.runFor(15_200)
    await expect(page.getByText('正在为你结算')).toBeVisible()
    for (let at = 0; at < 2; at += 1) await page.clock.runFor(2600)
    await expect(page.getByRole('heading', { name: '结果稍后在记录中查看' })).toBeVisible()
    await context.setOffline(false)
    await tap(page, '知道了')
    await tap(page, '查询结果')
    await expect(page.getByRole('heading', { name: '恭喜你' })).toBeVisible()
    await expect(page.getByRole('dialog').getByText('88积分')).toBeVisible()
  })
})
