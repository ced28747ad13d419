import type { Page } from '@playwright/test'
import { uidOf } from '../../src/sandbox/users'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { movingThings } from '../support/motion'
import { appCalls, logIn, openInApp, tokenOfPhone } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

test('tabs change the ranking without moving the page, and reload keeps the tab', async ({
  page,
}) => {
  await page.goto('/mfuwu/opinionRanking')
  await expect(page.getByText('986.5')).toBeVisible()
  await page.getByRole('tab', { name: '总榜' }).click()
  await expect(page.getByText('25,640.5')).toBeVisible()
  await expect(page).toHaveURL(/\?period=all$/)
  await page.reload()
  await expect(page.getByText('25,640.5')).toBeVisible()
  await page.goBack().catch(() => null)
  await expect(page).not.toHaveURL(/opinionRanking/)
})

test('on a phone without the app, a row leads to the download', async ({ page }) => {
  await page.goto('/mfuwu/opinionRanking')
  await page.getByRole('list', { name: '排行榜' }).getByRole('button').first().tap()
  await expect(page.getByRole('dialog', { name: '未安装？去下载' })).toBeVisible()
})

const myBar = (page: Page) => page.locator('section[aria-label="我的排名"]')
const open = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().tap()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Each way the page can look: who opens it, and what is done first. */
const LOOKS: readonly {
  about: string
  state?: string
  member?: true
  act?: (page: Page) => Promise<unknown>
  shows: string | RegExp
}[] = [
  { about: 'guests', shows: '登录查看我的排名' },
  { about: 'empty', state: 'ranks_0', shows: '暂无数据' },
  { about: 'two people', state: 'ranks_2', shows: '没有更多了' },
  { about: 'error', state: 'http_500', shows: '重新加载' },
  {
    about: 'a tab that fails',
    state: 'http_500',
    shows: '重新加载',
    act: async (page) => {
      await page.route(/dao\/page.*period=WEEK/, (route) => {
        const headers = route.request().headers()
        const address = new URL(headers['x-app-url'] ?? '')
        address.search = ''
        return route.continue({ headers: { ...headers, 'x-app-url': address.href } })
      })
      await page.reload()
      await expect(page.getByText('986.5')).toBeVisible()
      await page.getByRole('tab', { name: '总榜' }).tap()
    },
  },
  { about: 'the own row', member: true, shows: /距上一名还差/ },
  { about: 'the first', member: true, state: 'me_first', shows: '已是第一名，继续保持' },
  { about: 'nobody of the list', member: true, state: 'off_list', shows: /暂未上榜/ },
  { about: 'the login sheet', act: open('登录'), shows: '手机号登录' },
  { about: 'the rules sheet', act: open('规则'), shows: '意见分规则' },
  { about: 'hostile words', member: true, state: 'hostile', shows: '总榜' },
]

for (const { about, state = '', member, act, shows } of LOOKS)
  test(`${about}: axe finds nothing, and nothing overflows from 320 to 768 px`, async ({
    page,
  }) => {
    if (member) await logIn(page)
    await page.goto(`/mfuwu/opinionRanking?__state=${state}`)
    await act?.(page)
    await expect(page.getByText(shows).first()).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectNoViolations(page)
    await expectNoOverflow(page)
  })

test('with reduced motion the podium does not rise, and no crown lands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/mfuwu/opinionRanking')
  await expect(page.getByText('986.5')).toBeVisible()
  expect(await movingThings(page)).toBe(0)
})

test('the pinned row hides while the person stands on the podium', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/opinionRanking?__state=me_first')
  await expect(page.getByText('986.5').first()).toBeInViewport()
  await expect(myBar(page).getByText('已是第一名，继续保持')).toBeAttached()
  await expect(myBar(page)).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(myBar(page).getByText('已是第一名，继续保持')).toBeInViewport()
})

test('a name that is too long leaves the mark of one’s own row whole', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/opinionRanking?__state=hostile')
  const mark = myBar(page).getByText('我', { exact: true })
  await expect(mark).toBeVisible()
  expect(await mark.evaluate((tag) => tag.scrollWidth - tag.clientWidth)).toBe(0)
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('shows the own row pinned until it is on the screen, and opens a planet', async ({
    page,
  }) => {
    const phone = '13900000078'
    await openInApp(page, { token: tokenOfPhone(phone) })
    await page.goto('/mfuwu/opinionRanking')
    await expect(myBar(page).getByText(/距上一名还差/)).toBeInViewport()
    const own = page.getByRole('list', { name: '排行榜' }).getByRole('button', { name: /我/ })
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(own.filter({ hasText: '28' })).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expect(myBar(page)).not.toBeInViewport()
    await own.filter({ hasText: '28' }).click()
    await expect
      .poll(() => appCalls(page))
      .toContainEqual({ handler: 'openPage', data: { path: `/planet?uid=${uidOf(phone)}` } })
  })
})
