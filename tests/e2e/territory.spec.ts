import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { frames } from '../support/frames'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { appCalls, logIn, newPhone, openInApp } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

async function sendApplication(page: Page) {
  await page.getByRole('button', { name: '申请认领' }).tap()
  await page.getByLabel('申请人姓名').fill('张三')
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: '提交申请' }).tap()
}

async function applyAs(page: Page) {
  await sendApplication(page)
  await expect(page.getByRole('dialog', { name: /已提交，排队第\d+位/ })).toBeVisible()
  await page.getByRole('button', { name: '我知道了' }).tap()
}

test('a guest logs in, applies, and finds the application after a reload', async ({ page }) => {
  await page.goto('/mfuwu/territory?territoryId=30001&__state=free')
  await page.getByRole('button', { name: '登录后参与' }).tap()
  await page.getByRole('textbox', { name: '手机号' }).fill(newPhone())
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await page.getByRole('dialog').getByRole('checkbox').check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).tap()
  await applyAs(page)
  await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
  await expect(page.getByText(/已提交，排队第\d+位/)).toBeVisible()
})

test('the top five lead on, and Back leads back', async ({ page }) => {
  await page.goto('/mfuwu/territory')
  await expect(page.getByRole('heading', { level: 1, name: '星灯谷' })).toBeVisible()
  await page.getByRole('button', { name: /柳浪湖畔/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '柳浪湖畔' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '星灯谷' })).toBeVisible()
})

test('Back closes a sheet and stays on the page', async ({ page }) => {
  await page.goto('/mfuwu/territory?territoryId=30001')
  await page.getByRole('button', { name: '规则' }).tap()
  await expect(page.getByRole('dialog', { name: '领地规则' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/territoryId=30001/)
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('its person applies without another login; a paid one goes on in the app', async ({
    page,
  }) => {
    await openInApp(page)
    await page.goto('/mfuwu/territory?territoryId=30001&__state=paid')
    await page.getByRole('button', { name: '申请认领' }).tap()
    await page.getByRole('button', { name: '前往App认领' }).tap()
    await expect
      .poll(async () => (await appCalls(page)).find((each) => each.handler === 'openPage'))
      .toMatchObject({ data: { path: '/territory/adopt?territoryId=30001' } })
    await page.goto('/mfuwu/territory?territoryId=30001&__state=free')
    await applyAs(page)
    await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
  })
})

test('the valley rests for who wants less motion', async ({ page }) => {
  const layers = page.locator('header [aria-hidden] > svg')
  const moved = () =>
    layers.evaluateAll((all) => all.filter((each) => (each as SVGElement).style.transform !== ''))
  const scrollDown = async () => {
    await expect(layers).toHaveCount(4)
    await page.evaluate(() => window.scrollTo(0, 200))
    await page.evaluate(frames, 3)
  }
  await page.goto('/mfuwu/territory?territoryId=30001')
  await scrollDown()
  await expect.poll(async () => (await moved()).length).toBe(4)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/mfuwu/territory?territoryId=30002')
  await scrollDown()
  expect(await moved()).toEqual([])
})

test('the windows are lit one by one, but at once for who wants less motion', async ({ page }) => {
  const waits = () =>
    page
      .locator('header [aria-hidden] rect')
      .evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).animationDelay)).size)
  await page.goto('/mfuwu/territory?territoryId=30001')
  await expect(page.getByRole('heading', { level: 1, name: '星灯谷' })).toBeVisible()
  expect(await waits()).toBeGreaterThan(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await waits()).toBe(1)
})

test.describe('every state', () => {
  test.use({ expectedErrors: [FAILED_REQUEST] })
  const FOR_GUESTS = [
    'free',
    'occupied_other',
    'no_planet',
    'applying_other',
    'locked',
    'unknown',
    'offline',
    'hostile',
    'revenue_fail,top_fail',
    'http_500',
  ]
  const FOR_MEMBERS = [
    'applying',
    'rejected',
    'expired',
    'not_met',
    'paid',
    'occupied_me,glory_pending',
    'occupied_me,glory_rejected',
    'hostile,occupied_me',
  ]
  for (const [who, states] of [
    ['a guest', FOR_GUESTS],
    ['a member', FOR_MEMBERS],
  ] as const)
    for (const state of states)
      test(`${state} for ${who}: axe finds nothing, and nothing overflows from 320 to 768 px`, async ({
        page,
      }) => {
        if (who === 'a member') await logIn(page)
        await page.goto(`/mfuwu/territory?territoryId=30001&__state=${state}`)
        await arrived(page)
        await expectNoViolations(page)
        await expectNoOverflow(page)
      })

  for (const [state, name, title] of [
    ['free', '申请认领', '申请认领'],
    ['paid', '申请认领', '申请认领'],
    ['not_met', '申请认领', '申请认领'],
    ['free_quota', '免费认领', '免费认领'],
    ['rejected', '重新申请', '重新申请'],
    ['occupied_me', '编辑铭文', '编辑铭文'],
    ['occupied_me', '规则', '领地规则'],
  ] as const)
    test(`${state}: the sheet of ${name} passes axe and fits`, async ({ page }) => {
      await logIn(page)
      await page.goto(`/mfuwu/territory?territoryId=30001&__state=${state}`)
      await page.getByRole('button', { name, exact: true }).tap()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await arrived(page)
      await expectNoViolations(page)
      await expectLayerFits(page)
    })

  for (const [state, title] of [
    ['free', /已提交，排队第\d+位/],
    ['reject_now', '申请未通过'],
  ] as const)
    test(`${state}: what became of an application passes axe and fits`, async ({ page }) => {
      await logIn(page)
      await page.goto(`/mfuwu/territory?territoryId=30001&__state=${state}`)
      await sendApplication(page)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expectNoViolations(page)
      await expectLayerFits(page)
    })
})

/** Nothing in the layer on top reaches beyond the window. */
async function expectLayerFits(page: Page) {
  for (const width of [320, 430, 768]) {
    await page.setViewportSize({ width, height: 812 })
    await page.evaluate(frames, 2)
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('dialog[open] *')]
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.left < -0.5 || box.right > window.innerWidth + 0.5)
        .map(({ each }) => each.outerHTML.slice(0, 80)),
    )
    expect(beyond, `${width} px`).toEqual([])
  }
}

async function arrived(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}
