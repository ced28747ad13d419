import type { Page } from '@playwright/test'
import { inviteCodeFor, uidOf } from '../../src/sandbox/users'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { openInApp, register } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

const LINK = `/mfuwu/fission?inviteCode=${inviteCodeFor(uidOf('13900000100'))}&from=wx`

const opened = (page: Page) => page.getByRole('heading', { level: 2, name: '礼盒已拆开' })

test('a friend opens the box, and it stands open after a reload', async ({ page }) => {
  await page.goto(LINK)
  await register(page, '拆开礼盒')
  await expect(opened(page)).toBeVisible()
  await page.reload()
  await expect(opened(page)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test.describe('on a bad line', () => {
  test.use({ expectedErrors: [FAILED_REQUEST] })

  test('a network that goes away in the middle opens nothing; the next try gives the gift', async ({
    page,
  }) => {
    await page.goto(`${LINK}&__state=cut_after@smsLogin`)
    await register(page, '拆开礼盒')
    await expect(page.getByText('网络开小差了，请稍后再试')).toBeVisible()
    await expect(opened(page)).toHaveCount(0)
    await page.evaluate(() =>
      history.replaceState(history.state, '', location.href.replace(/&__state.*/, '')),
    )
    await page.getByRole('button', { name: '拆开礼盒' }).tap()
    await expect(opened(page)).toBeVisible()
  })
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('its person invites with a poster, and Back closes it', async ({ page }) => {
    await openInApp(page)
    await page.goto('/mfuwu/fission')
    await page.getByRole('button', { name: '邀请好友' }).tap()
    await expect(page.getByRole('img', { name: /邀请海报/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('img', { name: /邀请海报/ })).toBeHidden()
    await expect(page.getByText('查看全部邀请')).toBeVisible()
  })
})
