import type { Page } from '@playwright/test'
import { movingThings } from '../support/motion'
import { appCalls, logIn, newPhone, openInApp, storedLogin, tokenOfPhone } from '../support/people'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

const ADDRESS = '/mfuwu/trends-detail-quest?momentId=20004&taskId=31001'

/** The fifteen seconds, with a finger that stays on the page, by the page's own clock. */
async function read(page: Page) {
  for (let step = 0; step < 4; step += 1) {
    await page.touchscreen.tap(180, 200)
    await page.clock.runFor(5000)
  }
}

async function expectFinished(page: Page) {
  await expect(page.getByText('任务完成')).toBeVisible()
  await expect(page.getByRole('button', { name: '去领取' })).toBeVisible()
}

/** Reads to the end; resolves when the event has been sent, from this tab or another one: they share the queue. */
async function readAndReport(page: Page) {
  const reported = page
    .context()
    .waitForEvent(
      'response',
      (answer) =>
        answer.url().includes('/buriedPoint/save') &&
        Boolean(answer.request().postData()?.includes('quest-done')),
    )
  await expect(page.getByText('滑动浏览，开始计时')).toBeVisible()
  await read(page)
  await expectFinished(page)
  await page.clock.runFor(4000)
  await reported
}

/** The platform knows of the reading: it is not asked for again, and the button opens the page of its reward. */
async function claimAfterReload(page: Page) {
  await page.reload()
  await expectFinished(page)
  await page.getByRole('button', { name: '去领取' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/sign-in$/)
}

const received = (page: Page) => page.getByRole('button', { name: '浏览动态15秒 领取' })

test('a phone reads, the platform credits it, and a reload later its reward is there', async ({
  page,
}) => {
  await page.clock.install()
  await logIn(page)
  await page.goto(ADDRESS)
  await readAndReport(page)
  await claimAfterReload(page)
  await expect(received(page)).toBeInViewport({ ratio: 1 })
})

test('a second tab of the same person learns that the task was ended in the first', async ({
  page,
  context,
}) => {
  const phone = newPhone()
  await page.clock.install()
  await logIn(page, phone)
  await page.goto(ADDRESS)
  const other = await context.newPage()
  await logIn(other, phone)
  await other.goto(ADDRESS)
  await expect(other.getByText('滑动浏览，开始计时')).toBeVisible()
  await readAndReport(page)
  // The other tab was not touched.
  await expect(other.getByText('滑动浏览，开始计时')).toBeVisible()
  await claimAfterReload(page)
  await received(page).tap()
  await expect(received(page)).toHaveCount(0)
  await other.bringToFront()
  // A headless browser shows all its tabs at once.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(other.getByText('任务已完成')).toBeVisible()
  await expect(other.getByText(/浏览15秒/)).toHaveCount(0)
})

test('with reduced motion nothing pulses and no paper flies when it is done', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page)
  await page.goto(ADDRESS)
  await expect(page.getByText('滑动浏览，开始计时')).toBeVisible()
  await read(page)
  await expectFinished(page)
  expect(await movingThings(page)).toBe(0)
  await expect(page.locator('canvas')).toHaveCount(0)
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('the person of the app reads, and claims what the platform has credited', async ({
    page,
  }) => {
    await page.clock.install()
    await openInApp(page, { token: tokenOfPhone() })
    await page.goto(ADDRESS)
    await readAndReport(page)
    const asked = (await appCalls(page)).map(({ handler }) => handler)
    expect(asked).toContain('getAccessToken')
    await claimAfterReload(page)
    await expect(received(page)).toBeVisible()
    // The app's token was traded for a login record.
    await expect.poll(() => storedLogin(page)).toContain('.h5')
  })
})
