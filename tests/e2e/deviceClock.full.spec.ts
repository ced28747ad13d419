import type { Page } from '@playwright/test'
import { storedLogin, typePhoneAndCode } from '../support/people'
import { expect, test } from '../support/quietPage'

const DAY_MS = 86_400_000
const CLOCKS = [
  ['8 days ahead', 8 * DAY_MS],
  ['a year ahead', 365 * DAY_MS],
  ['a year behind', -365 * DAY_MS],
] as const

async function logInBySheet(page: Page) {
  await typePhoneAndCode(page)
  await page.getByRole('button', { name: '登录', exact: true }).tap()
  await page.getByRole('button', { name: '同意并继续' }).tap()
}

/** How to open each page's login, and what it shows after it. */
const PAGES: [
  path: string,
  enter: (page: Page) => Promise<void>,
  member: (page: Page) => Promise<void>,
][] = [
  [
    '/exchangeLogin?redirect=/exchange',
    async (page) => {
      await typePhoneAndCode(page)
      await page.getByRole('button', { name: '登录并继续' }).tap()
      await page.getByRole('button', { name: '同意并继续' }).tap()
    },
    (page) => expect(page.getByRole('heading', { level: 1, name: '奖励兑现' })).toBeVisible(),
  ],
  [
    '/sign-in',
    async (page) => {
      await page.getByRole('button', { name: '登录后签到' }).tap()
      await logInBySheet(page)
    },
    (page) => expect(page.getByRole('button', { name: '立即签到' })).toBeVisible(),
  ],
  [
    '/lh-exchange',
    async (page) => {
      await page.getByRole('button', { name: /登录/ }).first().tap()
      await logInBySheet(page)
    },
    (page) => expect(page.getByRole('button', { name: /登录/ })).toHaveCount(0),
  ],
  [
    '/shareRegister',
    async (page) => {
      await typePhoneAndCode(page)
      await page.getByRole('button', { name: /^(?:接受邀请|立即加入)$/ }).tap()
      await page.getByRole('button', { name: '同意并继续' }).tap()
    },
    (page) => expect(page.getByRole('textbox', { name: '手机号' })).toHaveCount(0),
  ],
]

for (const [path, enter, isMember] of PAGES)
  for (const [clock, offMs] of CLOCKS)
    test(`${path} keeps a login, a device clock ${clock}`, async ({ page, context }) => {
      await context.clock.install({ time: Date.now() + offMs })
      await page.goto(`/mfuwu${path}`)
      await enter(page)
      await isMember(page)
      const login = await storedLogin(page)
      expect(login).toContain('accessToken')
      await page.reload()
      await isMember(page)
      const again = await context.newPage()
      await again.goto(`/mfuwu${path}`)
      await isMember(again)
      expect(await storedLogin(again)).toBe(login)
      // One that is really over still ends.
      await again.evaluate((text) => {
        const record = { ...(JSON.parse(text) as object), expireIn: 1_700_000_000_000 }
        localStorage.setItem('loginInfo', JSON.stringify(record))
      }, login ?? '{}')
      await again.reload()
      await expect.poll(() => storedLogin(again)).toBeNull()
    })
