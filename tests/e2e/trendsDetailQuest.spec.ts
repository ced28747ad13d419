import type { Page } from '@playwright/test'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { appCalls, logIn, openInApp, tokenOfPhone } from '../support/people'
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

test('a phone reads to the end and may ask for its reward', async ({ page }) => {
  await page.clock.install()
  await logIn(page)
  await page.goto(ADDRESS)
  await expect(page.getByText(/浏览15秒/)).toBeVisible()
  await read(page)
  await expectFinished(page)
})

test('a reward that is there is where 去领取 leads', async ({ page }) => {
  await logIn(page)
  await page.goto(`${ADDRESS}&__state=quest_claimable`)
  await page.getByRole('button', { name: '去领取' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/sign-in/)
})

for (const state of ['', 'guest', 'quest_claimable', 'deleted', 'http_500'])
  test(`${state || 'reading'}: axe finds nothing, and nothing overflows from 320 to 768 px`, async ({
    page,
  }) => {
    if (state !== 'guest') await logIn(page)
    await page.goto(`${ADDRESS}&__state=${state}`)
    await expect(page.locator('main')).toContainText(/\S/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectNoViolations(page)
    await expectNoOverflow(page)
  })

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('the person of the app reads to the end', async ({ page }) => {
    await page.clock.install()
    await openInApp(page, { token: tokenOfPhone() })
    await page.goto(ADDRESS)
    await expect(page.getByText(/浏览15秒/)).toBeVisible()
    await read(page)
    await expectFinished(page)
    const asked = (await appCalls(page)).map(({ handler }) => handler)
    expect(asked).toContain('getAccessToken')
  })
})
