import type { Page } from '@playwright/test'
import { CLICKS } from '../../src/campaigns/original-resident/clicks'
import { person, uidOf } from '../../src/sandbox/users'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { appCalls, logIn, newPhone, openInApp, typePhoneAndCode } from '../support/people'
import { WECHAT_UA } from '../support/userAgents'
import { pixelsOf, scan } from '../support/posterPixels'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

const INVITER = person(3)

const mainCard = (page: Page) => page.getByRole('region', { name: '当前奖励' })

test('a newcomer registers by a friend’s link, gets the gift, and finds it claimed', async ({
  page,
}) => {
  await page.goto(`/mfuwu/original-resident?inviterId=${INVITER.uid}`)
  await expect(page.getByRole('region', { name: '邀请人' })).toContainText(INVITER.nickname)
  await expectNoViolations(page)
  await page.getByRole('button', { name: '我是新用户' }).tap()
  await typePhoneAndCode(page)
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: '立即领取' }).tap()
  const reward = page.getByRole('dialog', { name: '领取成功' })
  await expect(reward).toContainText('新人探索礼包')
  await expectNoViolations(page)
  await reward.getByRole('button', { name: '开心收下' }).tap()
  await expect(page.getByRole('button', { name: '已领取' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: '已领取' })).toBeDisabled()
  await expectNoOverflow(page)
})

test('a resident claims, and every click arrives under its name', async ({ page, request }) => {
  const phone = newPhone()
  await logIn(page, phone)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() })
  })
  await page.goto('/mfuwu/original-resident')
  await mainCard(page).getByRole('button', { name: '立即领取' }).tap()
  await page.getByRole('button', { name: '开心收下' }).tap()
  await page.getByRole('button', { name: '去领取 星空明信片' }).tap()
  await page.getByRole('button', { name: '开心收下' }).tap()
  // Off by now: it still counts as a tap.
  const off = mainCard(page).getByRole('button', { name: '再邀请1人即可领取' })
  await expect(off).toBeDisabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await off.tap({ force: true, position: { x: 60, y: 20 } })
  await page.getByRole('button', { name: '去邀请' }).tap()
  await page.getByRole('button', { name: '复制邀请码' }).tap()
  await page.getByRole('button', { name: '分享海报' }).tap()
  await page.getByRole('dialog', { name: '分享海报' }).getByRole('button', { name: '关闭' }).tap()
  await page.getByRole('button', { name: '规则' }).tap()
  await expect(page.getByRole('link', { name: '查看奖励规则全文' })).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^面对面邀请/ }).tap()

  const mine = async () => {
    const answer = await request.get('/mfuwu/api/__sandbox/events?pageName=original-resident')
    const events = (await answer.json()) as {
      caller: string
      elementType: string
      elementName: string
    }[]
    return events
      .filter(
        ({ caller, elementName }) =>
          caller === uidOf(phone) && CLICKS.some((name) => name === elementName),
      )
      .map(({ elementName }) => elementName)
      .sort()
  }
  await expect
    .poll(mine, { timeout: 15_000 })
    .toEqual(['claim-now', 'claim-now', 'copy', 'get-more', 'get-to', 'go-invite', 'rule', 'share'])
})

test('the rules lead to the full text, and Back to the page', async ({ page }) => {
  await page.goto('/mfuwu/original-resident')
  await page.getByRole('button', { name: '规则' }).tap()
  await page.getByRole('link', { name: '查看奖励规则全文' }).tap()
  await expect(page).toHaveURL(/\/rewardRules$/)
  await page.goBack()
  await expect(mainCard(page)).toBeVisible()
})

const drawn = (page: Page) => page.locator('[data-state]:not([data-state="LOADING"])')

async function expectSound(page: Page) {
  await expectNoViolations(page)
  await expectNoOverflow(page)
}

for (const state of [
  '',
  'guest',
  'not_started',
  'ended',
  'offline',
  'http_500',
  'claimed',
  'sold_out',
  'many',
  'hostile',
])
  test(`${state || 'open'}: a resident’s page is sound`, async ({ page }) => {
    await logIn(page)
    await page.goto(`/mfuwu/original-resident?__state=${state}`)
    await expect(drawn(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectSound(page)
  })

for (const state of ['gift_none', 'not_started', 'gift_sold', 'hostile'])
  test(`${state}: a newcomer’s page is sound`, async ({ page }) => {
    await page.goto(`/mfuwu/original-resident?inviterId=${INVITER.uid}&__state=${state}`)
    await expect(drawn(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectSound(page)
  })

test('the page is sound while it loads', async ({ page }) => {
  await page.goto('/mfuwu/original-resident?__state=slow')
  await expect(page.locator('[data-state="LOADING"]')).toBeVisible()
  await expectNoViolations(page)
})

test('what opens over the page is sound', async ({ page }) => {
  await page.goto(`/mfuwu/original-resident?inviterId=${INVITER.uid}&__state=old_user`)
  await page.getByRole('button', { name: '规则' }).tap()
  await expect(page.getByRole('dialog', { name: '活动规则' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: '关闭' }).tap()
  await page.getByRole('button', { name: '我是新用户' }).tap()
  await typePhoneAndCode(page)
  await expectSound(page)
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: '立即领取' }).tap()
  await expect(page.getByRole('dialog', { name: /^您已是老用户/ })).toBeVisible()
  await expectSound(page)
})

test('the page’s own poster leads back to it, with the resident’s code', async ({ page }) => {
  const phone = newPhone()
  await logIn(page, phone)
  await page.goto('/mfuwu/original-resident')
  await expect(mainCard(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: '分享海报' }).tap()
  const poster = page.getByRole('img', { name: /邀请海报/ })
  await expect(poster).toBeVisible({ timeout: 30_000 })
  const link = new URL(scan(await pixelsOf(poster)) ?? '')
  expect(link.pathname).toBe('/mfuwu/original-resident')
  expect(link.searchParams.get('shareUid')).toBe(uidOf(phone))
  expect(link.searchParams.get('inviterId')).toBe(uidOf(phone))
  expect(link.searchParams.get('inviteCode')).toMatch(/^[A-Z0-9]{4,16}$/)
  await expectNoViolations(page)
})

test.describe('in WeChat', () => {
  test.use({ userAgent: WECHAT_UA })
  test('nothing is said of what an invitation brings', async ({ page }) => {
    await logIn(page)
    await page.goto('/mfuwu/original-resident')
    const rows = page.getByRole('list', { name: '邀请记录' })
    await expect(rows).toContainText('有效')
    await expect(rows).not.toContainText('积分')
    await page.getByRole('button', { name: '规则' }).tap()
    const rules = page.getByRole('dialog', { name: '活动规则' })
    await expect(rules).toContainText('有效邀请')
    await expect(rules).not.toContainText(/奖励|积分/)
    await expect(page.locator('body')).not.toContainText(/再邀请\d+人即可领取|赚更多|邀请奖励/)
    await page.getByRole('button', { name: '关闭' }).tap()
    await page.getByRole('button', { name: '分享海报' }).tap()
    const poster = page.getByRole('dialog', { name: '分享海报' })
    await expect(poster.getByRole('button', { name: '复制链接' })).toBeVisible()
    await expect(poster.getByRole('button', { name: '保存图片' })).toHaveCount(0)
  })
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
    await page.getByRole('button', { name: /^成为合伙人/ }).tap()
    await expect
      .poll(async () => ((await handlers()).includes('openPage') ? 'app' : page.url()))
      .not.toMatch(/original-resident/)
  })
})
