import type { Page } from '@playwright/test'
import { person, uidOf } from '../../src/sandbox/users'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { appCalls, logIn, newPhone, openInApp, typePhoneAndCode } from '../support/people'
import { pixelsOf, scan } from '../support/posterPixels'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'
import { tick } from '../support/looks'

test.use({ expectedErrors: [FAILED_REQUEST] })

const INVITER = person(3)

const mainCard = (page: Page) => page.getByRole('region', { name: '当前奖励' })

test('a newcomer registers by a friend’s link, gets the gift, and finds it claimed', async ({
  page,
}) => {
  await page.goto(`/mfuwu/original-resident?inviterId=${INVITER.uid}`)
  await expect(page.getByRole('region', { name: '邀请人' })).toContainText(INVITER.nickname)
  await page.getByRole('button', { name: '我是新用户' }).tap()
  await typePhoneAndCode(page)
  await tick(page.getByRole('checkbox'))
  await page.getByRole('button', { name: '立即领取' }).tap()
  const reward = page.getByRole('dialog', { name: '领取成功' })
  await expect(reward).toContainText('新人探索礼包')
  await reward.getByRole('button', { name: '开心收下' }).tap()
  await expect(page.getByRole('button', { name: '已领取' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: '已领取' })).toBeDisabled()
})

test('the page’s own poster leads back to it, with the resident’s code', async ({ page }) => {
  const phone = newPhone()
  await logIn(page, phone)
  await page.goto('/mfuwu/original-resident')
  await expect(mainCard(page)).toBeVisible()
  await page.getByRole('button', { name: '分享海报' }).tap()
  const poster = page.getByRole('img', { name: /邀请海报/ })
  await expect(poster).toBeVisible({ timeout: 30_000 })
  const link = new URL(scan(await pixelsOf(poster)) ?? '')
  expect(link.pathname).toBe('/mfuwu/original-resident')
  expect(link.searchParams.get('inviterId')).toBe(uidOf(phone))
  expect(link.searchParams.get('inviteCode')).toMatch(/^[A-Z0-9]{4,16}$/)
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })
  test('a resident shares through the app, and other pages open there', async ({ page }) => {
    await openInApp(page)
    // In the app the page is always the resident's own.
    await page.goto(`/mfuwu/original-resident?inviterId=${INVITER.uid}`)
    await mainCard(page).getByRole('button', { name: '立即领取' }).tap()
    await page.getByRole('button', { name: '开心收下' }).tap()
    await page.getByRole('button', { name: '去邀请' }).tap()
    const handlers = async () => (await appCalls(page)).map(({ handler }) => handler)
    await expect.poll(handlers).toContain('share')
    const shared = (await appCalls(page)).find(({ handler }) => handler === 'share')
    expect(shared?.data).toMatchObject({
      url: expect.stringMatching(/\/mfuwu\/original-resident\?inviteCode=\w{4,16}&inviterId=\d+$/),
    })
    await page.getByRole('link', { name: /^成为合伙人/ }).tap()
    await expect
      .poll(async () => ((await handlers()).includes('openPage') ? 'app' : page.url()))
      .not.toMatch(/original-resident/)
  })
})
