import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { CLICKS } from '../../src/campaigns/original-resident/clicks'
import { person, tokenOf, uidOf } from '../../src/sandbox/users'
import { ANDROID_APP_UA, installFakeWrapper } from '../support/fakeWrapper'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

/** Somebody whom no other test knows. */
const someone = () => `136${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
const INVITER = person(3)

async function logIn(page: Page, phone = someone()) {
  await page.addInitScript(
    (accessToken) => {
      const record = { accessToken, clientInfo: 'e30=', expireIn: Date.now() + 86_400_000 }
      localStorage.setItem('loginInfo', JSON.stringify(record))
    },
    tokenOf(uidOf(phone)),
  )
}

async function expectNoViolations(page: Page) {
  // What moves is measured when it has arrived.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([])
}

async function expectNoOverflow(page: Page) {
  for (const width of [320, 375, 430, 768]) {
    await page.setViewportSize({ width, height: 812 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `at ${width}`).toBeLessThanOrEqual(0)
  }
}

const mainCard = (page: Page) => page.getByRole('region', { name: '当前奖励' })

test('a newcomer registers by a friend’s link, gets the gift, and finds it claimed', async ({
  page,
}) => {
  await page.goto(`/mfuwu/original-resident?inviterId=${INVITER.uid}`)
  await expect(page.getByRole('region', { name: '邀请人' })).toContainText(INVITER.nickname)
  await expectNoViolations(page)
  await page.getByRole('button', { name: '我是新用户' }).tap()
  await page.getByRole('textbox', { name: '手机号' }).fill(someone())
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
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
  const phone = someone()
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
  await off.scrollIntoViewIfNeeded()
  const place = await off.boundingBox()
  await page.touchscreen.tap((place?.x ?? 0) + 60, (place?.y ?? 0) + 20)
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

test('axe finds nothing, and nothing is wider than the phone', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/original-resident')
  await expect(page.getByRole('list', { name: '邀请记录' })).toBeVisible()
  await expectNoViolations(page)
  await expectNoOverflow(page)
  for (const state of ['ended', 'not_started', 'stage_sold']) {
    await page.goto(`/mfuwu/original-resident?__state=${state}`)
    await expect(mainCard(page)).toBeVisible()
    await expectNoViolations(page)
  }
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })
  test('a resident shares through the app, and other pages open there', async ({ page }) => {
    await page.addInitScript(installFakeWrapper, {
      dialect: 'android' as const,
      token: tokenOf(uidOf(someone())),
    })
    // In the app the page is always the resident's own.
    await page.goto(`/mfuwu/original-resident?inviterId=${INVITER.uid}`)
    await mainCard(page).getByRole('button', { name: '立即领取' }).tap()
    await page.getByRole('button', { name: '开心收下' }).tap()
    await page.getByRole('button', { name: '去邀请' }).tap()
    const handlers = () =>
      page.evaluate(() => window.__wrapperCalls?.map(({ handler }) => handler) ?? [])
    await expect.poll(handlers).toContain('share')
    await page.getByRole('button', { name: /^成为合伙人/ }).tap()
    await expect
      .poll(async () => ((await handlers()).includes('openPage') ? 'app' : page.url()))
      .not.toMatch(/original-resident/)
  })
})
