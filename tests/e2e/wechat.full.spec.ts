import type { Page } from '@playwright/test'
import { SANDBOX_TICKET } from '../../src/sandbox/wechat/signature'
import { WECHAT_ANDROID_UA, WECHAT_IOS_UA, installFakeWechat } from '../support/fakeWechat'
import type { FakeWechatOptions } from '../support/fakeWechat'
import { logIn } from '../support/people'
import { expect, test } from '../support/quietPage'
import { PATIENCE } from '../support/slowPhone'
import { serveTestBuild } from '../support/testBuild'

/*
 * The real library in a build that is set up for it, as production has it. Under it a WeChat of the tests' own, which checks
 * signatures as the real one does.
 */
test.describe.configure({ mode: 'default' })
test.use({ userAgent: WECHAT_ANDROID_UA })

const SIGN = '/ucenter/api/wechat/jsapiSignature'
const OPEN_APP_ID = 'wx0123456789abcdef'
const ANDROID: FakeWechatOptions = { ticket: SANDBOX_TICKET, verifies: 'present' }
let site: Awaited<ReturnType<typeof serveTestBuild>>

test.beforeAll(async () => {
  test.setTimeout(180_000 * PATIENCE)
  site = await serveTestBuild('production', {
    VITE_WX_SIGNATURE_PATH: SIGN,
    VITE_WX_OPEN_APP_ID: OPEN_APP_ID,
  })
})
test.afterAll(() => site.stop())

/** Opens a page in a WeChat; the addresses that the page has had signed. */
async function openInWechat(
  page: Page,
  path: string,
  wechat: Partial<FakeWechatOptions> | null = {},
): Promise<string[]> {
  const signed: string[] = []
  // A dialog would mean that a debug mode is left on.
  page.on('dialog', () => expect('a dialog').toBe('none'))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith(SIGN)) signed.push(url.searchParams.get('url') ?? '')
  })
  await page.route('https://open.weixin.qq.com/**', (route) => route.fulfill({ status: 204 }))
  if (wechat)
    await page.addInitScript(installFakeWechat, {
      ...ANDROID,
      ...wechat,
    })
  await page.goto(site.address + path)
  return signed
}

const friendCard = (page: Page) => page.evaluate(() => window.__wechat?.friend)
const momentsCard = (page: Page) => page.evaluate(() => window.__wechat?.moments)
const saidBy = (page: Page) =>
  page.evaluate(() => window.__wechat?.said.filter((said) => !said.startsWith('getNetworkType')))
/** It comes at rest, which a busy machine has late. */
const expectTitle = (page: Page, title: string) =>
  expect
    .poll(async () => (await friendCard(page))?.title, { timeout: 45_000 * PATIENCE })
    .toBe(title)

test('the card follows the route and the data: home, a provider, and back', async ({ page }) => {
  const signed = await openInWechat(page, '/?from=qr&__state=agree_again#list')
  await expectTitle(page, '元宇宙服务商')
  expect(await friendCard(page)).toEqual({
    title: '元宇宙服务商',
    desc: '元宇宙服务商目录与活动',
    link: `${site.address}/?from=wx`,
    imgUrl: `${site.address}/share.png`,
  })
  expect(signed).toEqual([`${site.address}/?from=qr&__state=agree_again`])

  const card = page.locator('main a[href*="/manufacturerDetail/"]').first()
  const path = new URL((await card.getAttribute('href')) ?? '', site.address).pathname
  await card.tap()
  const name = await page.locator('article').getByRole('heading', { level: 1 }).textContent()
  await expectTitle(page, name ?? '')
  const { link, imgUrl } = (await friendCard(page)) ?? {}
  expect(link).toBe(`${new URL(site.address).origin}${path}?from=wx`)
  expect(imgUrl).toMatch(/^http:\/\/localhost:\d+\/mfuwu\/api\//)
  expect(await momentsCard(page)).toEqual({ title: name, link, imgUrl })
  expect(signed.at(-1)).toBe(page.url())

  await page.goBack()
  await expectTitle(page, '元宇宙服务商')
  expect(await saidBy(page)).not.toContainEqual(expect.stringContaining('denied'))
})

test('a campaign’s card has its title for sharing', async ({ page }) => {
  await openInWechat(page, '/redPacket?phone=13800138000')
  await expectTitle(page, '准点开场，一起来玩')
  expect((await friendCard(page))?.link).toBe(`${site.address}/redPacket?from=wx`)
})

test('an inviter’s card has their own link', async ({ page }) => {
  await logIn(page)
  await openInWechat(page, '/original-resident?activityId=7')
  await expectTitle(page, '邀请你加入原住民计划')
  const link = async () => new URL((await friendCard(page))?.link ?? '').searchParams
  await expect.poll(async () => (await link()).get('inviterId')).toMatch(/^\d+$/)
  await expect.poll(async () => (await link()).get('inviteCode')).toMatch(/^\w+$/)
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: WECHAT_IOS_UA })

  test('the entry is signed, and no other address', async ({ page }) => {
    const signed = await openInWechat(page, '/sign-in?from=qr&#rules', { verifies: 'entry' })
    await expectTitle(page, '每日签到')
    await page.evaluate(() => history.pushState(null, '', '?activityId=7'))
    await page.goto(`${page.url()}#more`)
    expect(signed).toEqual([`${site.address}/sign-in?from=qr&`])
    expect(await saidBy(page)).toEqual([
      'preVerifyJSAPI:ok',
      'updateAppMessageShareData:ok',
      'updateTimelineShareData:ok',
    ])
  })

  test('back from the cache, WeChat is told anew', async ({ page }) => {
    const signed = await openInWechat(page, '/sign-in', { verifies: 'entry' })
    await expectTitle(page, '每日签到')
    await page.evaluate(() => {
      delete window.__wechat?.friend
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expectTitle(page, '每日签到')
    expect(signed).toHaveLength(2)
  })
})

test('nothing of it is loaded before the page’s main data', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/activitySign/userSignStatus*', async (route) => {
    await held
    await route.continue()
  })
  await logIn(page)
  await openInWechat(page, '/sign-in')
  await expect.poll(() => asked.some((url) => /afterStart/.test(url))).toBe(true)
  await expect(page.locator('main[aria-busy="true"]')).toBeVisible()
  await page.waitForTimeout(500)
  expect(asked.filter((url) => /\/wechat-/.test(url))).toEqual([])
  answer()
  await expectTitle(page, '每日签到')
})

test('a refused signature has one retry with the other address, and nothing of it is shown', async ({
  page,
}) => {
  const signed = await openInWechat(page, '/wakeUp?a=1&amp;from=qr', { refuses: true })
  await expect.poll(() => signed).toHaveLength(2)
  expect(signed).toEqual([
    `${site.address}/wakeUp?a=1&from=qr`,
    `${site.address}/wakeUp?a=1&amp;from=qr`,
  ])
  await expect
    .poll(() => saidBy(page))
    .toEqual(Array(2).fill('preVerifyJSAPI:fail_invalid signature'))
  await expect(page.locator('wx-open-launch-app')).toHaveCount(0)
  await expect(page.getByRole('status').first()).toHaveText(/点一下/)
})

test('a bridge that comes late is waited for', async ({ page }) => {
  await openInWechat(page, '/sign-in', { arriveAfterMs: 2500 })
  await expectTitle(page, '每日签到')
})

test('without a bridge the page is as ever', async ({ page }) => {
  const signed = await openInWechat(page, '/soul', null)
  await expect.poll(() => signed).toHaveLength(1)
  await page.getByRole('button', { name: '打开', exact: true }).tap()
  await expect(page.getByText(/选择在浏览器打开/)).toBeVisible()
})

const tagOf = (page: Page) => page.locator('wx-open-launch-app[data-ready]')
const launched = (page: Page) => page.evaluate(() => window.__wechat?.launched)

test.describe('the app', () => {
  test('opens with one tap, by finger or key, where the page’s own button is', async ({ page }) => {
    await openInWechat(page, '/soul')
    const own = page.locator('aside button').first()
    await expect(tagOf(page)).toHaveCount(1)
    expect(await tagOf(page).boundingBox()).toEqual(await own.boundingBox())
    expect((await own.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await tagOf(page).tap()
    expect(await launched(page)).toHaveLength(1)
    await expect(page.getByText(/选择在浏览器打开/)).toBeHidden()
    await tagOf(page).getByRole('button', { name: '打开' }).press('Enter')
    expect(await launched(page)).toHaveLength(2)
    // One stop for keys, not two.
    await expect(own).toHaveAttribute('inert')
    expect(await tagOf(page).getAttribute('appid')).toBe(OPEN_APP_ID)
  })

  test('that is not there: the way to the browser', async ({ page }) => {
    await openInWechat(page, '/soul', { app: 'missing' })
    await tagOf(page).tap()
    await expect(page.getByText(/选择在浏览器打开/)).toBeVisible()
  })

  test('whose tag is never ready: the page’s own button', async ({ page }) => {
    await openInWechat(page, '/soul', { tags: 'never' })
    const tag = page.locator('wx-open-launch-app')
    await expect(tag).toHaveCount(1)
    await expect(tag).toHaveCount(0)
    await page.getByRole('button', { name: '打开', exact: true }).tap()
    await expect(page.getByText(/选择在浏览器打开/)).toBeVisible()
  })

  test('in a WeChat that is too old for tags: the page’s own button', async ({ page }) => {
    await openInWechat(page, '/test', { tags: 'too old' })
    const section = page.getByRole('region', { name: '微信' })
    await expect(section.getByRole('listitem').filter({ hasText: '开放标签' })).toContainText(
      '失败',
    )
    await expect(section).toContainText('updateAppMessageShareData:ok')
    await page.evaluate(() => history.pushState(null, '', '/mfuwu/soul'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await page.getByRole('button', { name: '打开', exact: true }).tap()
    await expect(page.locator('wx-open-launch-app')).toHaveCount(0)
    await expect(page.getByText(/选择在浏览器打开/)).toBeVisible()
  })

  test('opens at the page that a link names', async ({ page }) => {
    await openInWechat(page, '/wakeUp?path=%2Fterritory%3Fid%3D30001')
    await tagOf(page).tap()
    expect(await launched(page)).toEqual(['/territory?id=30001'])
  })
})

test('/test shows what was signed, what WeChat said, and the card', async ({ page }) => {
  await openInWechat(page, '/test')
  const section = page.getByRole('region', { name: '微信' })
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(section).toContainText(`${site.address}/test`)
  await expect(section).toContainText('开发自检')
  await expect(section).toContainText('updateAppMessageShareData:ok')
})

test('a build that is not set up for it loads and asks for nothing of it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(installFakeWechat, ANDROID)
  await page.goto('/mfuwu/soul')
  await page.getByRole('button', { name: '打开', exact: true }).tap()
  await expect(page.getByText(/选择在浏览器打开/)).toBeVisible()
  // Toasts come in the same step as the card would.
  await expect.poll(() => asked.some((url) => /afterStart/.test(url))).toBe(true)
  expect(asked.filter((url) => /wechat|weixin|jsapi/i.test(url))).toEqual([])
  expect(await saidBy(page)).toEqual([])
})
