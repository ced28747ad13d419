import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import {
  appCalls,
  keepLogin,
  openInApp,
  storedLogin,
  tokenOfPhone,
  typePhoneAndCode,
} from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

const LOGIN = '/mfuwu/exchangeLogin'

const phoneField = (page: Page) => page.getByRole('textbox', { name: '手机号' })
const depth = (page: Page) => page.evaluate(() => window.history.length)

/** Agrees when asked. */
async function logInByForm(page: Page) {
  await typePhoneAndCode(page)
  await page.getByRole('button', { name: '登录并继续' }).tap()
  await page.getByRole('button', { name: '同意并继续' }).tap()
}

async function comeFromTheRules(page: Page) {
  await page.goto('/mfuwu/rewardRules')
  await expect(page.getByRole('heading', { level: 1, name: '奖励规则' })).toBeVisible()
  await page.goto(`${LOGIN}?redirect=/exchange`)
  await expect(page.getByText('平台不会以任何理由索要验证码')).toBeVisible()
}

async function expectBackToTheRules(page: Page) {
  await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
  await expect(page.getByRole('heading', { level: 1, name: '奖励兑现' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '奖励规则' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
}

test('the login takes no room in the history, and Back does not come here', async ({ page }) => {
  await comeFromTheRules(page)
  const before = await depth(page)
  await typePhoneAndCode(page)
  const agreement = page.locator('label', { has: page.getByRole('checkbox') })
  await agreement.tap({ position: { x: 10, y: 20 } })
  await page.getByRole('button', { name: '登录并继续' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
  expect(await depth(page)).toBe(before)
  await expectBackToTheRules(page)
})

test('neither does it after the question about the agreement', async ({ page }) => {
  await comeFromTheRules(page)
  await logInByForm(page)
  await expectBackToTheRules(page)
})

test('a login that stands goes on at once; one that is over is deleted', async ({ page }) => {
  await page.goto('/mfuwu/rewardRules')
  await keepLogin(page, tokenOfPhone(), -1000)
  await page.goto(LOGIN)
  await expect(phoneField(page)).toBeVisible()
  await expect.poll(() => storedLogin(page)).toBeNull()
  await keepLogin(page, tokenOfPhone())
  const before = await depth(page)
  await page.reload()
  await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
  expect(await depth(page)).toBe(before)
})

for (const redirect of ['//evil.com', 'https://evil.com/exchange', '/\\evil', '/nowhere'])
  test(`${redirect} leads to the exchange`, async ({ page }) => {
    await page.goto(`${LOGIN}?redirect=${encodeURIComponent(redirect)}`)
    await logInByForm(page)
    await expect(page).toHaveURL(/localhost:\d+\/mfuwu\/exchange$/)
  })

test('the exchange sends a guest here and gets the person back', async ({ page }) => {
  await page.goto('/mfuwu/exchange')
  await expect(page).toHaveURL(/exchangeLogin\?redirect=\/exchange$/)
  await logInByForm(page)
  await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
  await expect(page.getByRole('heading', { level: 1, name: '奖励兑现' })).toBeVisible()
})

test('axe finds nothing, and nothing overflows from 320 to 768 px', async ({ page }) => {
  await page.goto(LOGIN)
  await expect(phoneField(page)).toBeVisible()
  await expectNoViolations(page)
  await expectNoOverflow(page)
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA, expectedErrors: [FAILED_REQUEST] })
  const arrive = async (page: Page, query: string, token = tokenOfPhone()) => {
    await openInApp(page, { token })
    await page.goto(LOGIN + query)
  }

  test('its token is enough: no form, no word, no step in the history', async ({ page }) => {
    await arrive(page, '?redirect=/exchange')
    await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
    await expect(page.getByRole('heading', { level: 1, name: '奖励兑现' })).toBeVisible()
    await expect.poll(() => storedLogin(page)).toContain('sandbox.')
    // `about:blank` and the exchange.
    expect(await depth(page)).toBe(2)
  })

  test('a token that is refused leads to the form', async ({ page }) => {
    await arrive(page, '?__state=guest@getAuthorization')
    await expect(phoneField(page)).toBeVisible()
    await logInByForm(page)
    await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
  })

  test('nobody waits longer than three seconds for it', async ({ page }) => {
    await page.clock.install()
    // Never answered: the form comes by the page's own clock alone.
    await page.route('**/getAuthorization*', () => {})
    await arrive(page, '')
    await expect(page.getByText('正在安全登录…')).toBeVisible()
    await page.clock.fastForward(3000)
    await expect(phoneField(page)).toBeVisible()
  })

  test('an app without a person shows the form, and help is its own page', async ({ page }) => {
    await arrive(page, '', '')
    await expect(phoneField(page)).toBeVisible()
    await page.getByRole('button', { name: '联系客服' }).tap()
    await expect
      .poll(() => appCalls(page))
      .toContainEqual(
        expect.objectContaining({ handler: 'openPage', data: { path: '/customer-service' } }),
      )
  })
})
