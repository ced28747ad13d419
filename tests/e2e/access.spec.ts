import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { logIn, openInApp } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

const HOME = '/mfuwu/'
const PROVIDER = '/mfuwu/manufacturerDetail/10001'
const MOMENT = '/mfuwu/trends-detail'
const API_ERROR = 'Something went wrong, please check server API'

/** A state by its name: where it is, what stands there, and what a person does to see it. */
type State = readonly [
  name: string,
  address: string,
  shows: string | RegExp,
  act?: (page: Page) => Promise<unknown>,
]

const tap = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const DIRECTORY: readonly State[] = [
  ['home', HOME, '青鸾数字工坊'],
  ['home, empty', `${HOME}?__state=empty`, '暂无服务商入驻'],
  ['home, few cards', `${HOME}?__state=few_cards`, '该分类暂无服务商'],
  ['home, many', `${HOME}?__state=many`, '青鸾数字工坊1'],
  ['home, hostile', `${HOME}?__state=hostile`, /未命名服务商/],
  ['home, error', `${HOME}?__state=http_500`, API_ERROR],
  ['home, a toast', HOME, '敬请期待', tap('关注青鸾数字工坊')],
  ['menu', HOME, 'App下载', tap('打开菜单')],
  ['menu, categories', HOME, '数字化运营服务', openCategories],
  ['provider', PROVIDER, '代表作品'],
  ['provider, bare', '/mfuwu/manufacturerDetail/10007', '联系TA'],
  ['provider, off the shelf', '/mfuwu/manufacturerDetail/50410', '该服务商已下架'],
  ['provider, hostile', `${PROVIDER}?__state=hostile`, '联系TA'],
  ['provider, long text', `${PROVIDER}?__state=long_text`, '展开'],
  ['provider, words alone', `${PROVIDER}?__state=text_only,no_images`, '联系TA'],
  ['provider, error', `${PROVIDER}?__state=http_500`, API_ERROR],
  ['provider, login', PROVIDER, '手机号登录', tap('联系TA')],
  ['provider, no contact', `${PROVIDER}?__state=no_contact`, '暂未公开联系方式', tap('联系TA')],
  ['provider, a work', PROVIDER, '1/5', tap(/^查看作品/)],
  ['provider, bad id', '/mfuwu/manufacturerDetail/abc', '请检查id参数是否正确'],
]

const MOMENTS: readonly State[] = [
  ['moment', `${MOMENT}/20009`, '最热'],
  ['moment, words alone', `${MOMENT}/20002?__state=no_images`, '最热'],
  ['moment, 1 picture', `${MOMENT}/20002?__state=images_1`, '最热'],
  ['moment, 2 pictures', `${MOMENT}/20002?__state=images_2`, '最热'],
  ['moment, 4 pictures', `${MOMENT}/20002?__state=images_4`, '最热'],
  ['moment, 9 pictures', `${MOMENT}/20002?__state=images_9`, '最热'],
  ['moment, video', `${MOMENT}/20010`, '最热'],
  ['moment, long text', `${MOMENT}/20002?__state=long_text,liked`, '最热'],
  ['moment, hostile', `${MOMENT}/20002?__state=hostile`, '最热'],
  ['moment, no comments', `${MOMENT}/20002?__state=no_comments`, '还没有评论，来抢沙发'],
  ['moment, comments fail', `${MOMENT}/20002?__state=comments_fail`, '评论加载失败，点击重试'],
  ['moment, replies', `${MOMENT}/20009`, '收起', tap(/^查看全部/)],
  ['moment, to the app', `${MOMENT}/20004`, '打开App参与互动', tap(/^关注/)],
  ['moment, a picture', `${MOMENT}/20004`, '1/4', tap('查看图片 1/4')],
  ['moment, deleted', `${MOMENT}/20011`, '该动态已被删除'],
  ['moment, auditing', `${MOMENT}/20012`, '动态审核中，暂不可见'],
  ['moment, not there', `${MOMENT}/404`, '动态不存在或已被删除'],
  ['moment, error', `${MOMENT}/20002?__state=http_500`, API_ERROR],
  ['moment, bad id', `${MOMENT}/12a`, '请检查id参数是否正确'],
]

/** What is under way: it never comes to rest. */
const WAITING: readonly State[] = [
  ['home, on its way', `${HOME}?__state=slow10`, '正在加载服务商'],
  ['provider, on its way', `${PROVIDER}?__state=slow10`, '正在加载服务商'],
  ['moment, on its way', `${MOMENT}/20002?__state=slow10`, '正在加载动态'],
]

async function openCategories(page: Page): Promise<void> {
  await tap('打开菜单')(page)
  await tap('生态')(page)
}

async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoOverflow(page)
}

for (const [name, address, shows, act] of [...DIRECTORY, ...MOMENTS])
  test(`${name}: axe finds nothing, and nothing overflows from 320 to 768 px`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('html[data-entry]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await act?.(page)
    await expect(page.getByText(shows).first()).toBeAttached()
    await expectGoodLooks(page)
  })

for (const [name, address, shows] of WAITING)
  test(`${name}: axe finds nothing, and nothing overflows from 320 to 768 px`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByText(shows)).toBeAttached()
    await expectGoodLooks(page)
  })

test('the contact of a provider: axe finds nothing, and nothing overflows', async ({ page }) => {
  await logIn(page)
  await page.goto(PROVIDER)
  await page.getByRole('button', { name: '联系TA' }).click()
  await expect(page.getByText('沈知秋')).toBeVisible()
  await expectGoodLooks(page)
})

test.describe('inside the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('a moment: axe finds nothing, and nothing overflows', async ({ page }) => {
    await openInApp(page)
    await page.goto(`${MOMENT}/20004`)
    await expect(page.getByRole('button', { name: '说点什么…' })).toBeVisible()
    await expectGoodLooks(page)
  })
})

test('code that does not come: axe finds nothing, and nothing overflows', async ({ page }) => {
  await page.route(/assets\/(?:route|ProviderPage)[^/]*\.js/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  await page.goto(PROVIDER)
  await expect(page.getByText('页面资源加载失败，请检查网络后重试')).toBeVisible()
  await expectGoodLooks(page)
})

for (const path of [HOME, '/mfuwu/sign-in'])
  test(`${path} without the app’s own code: axe finds nothing, and nothing overflows`, async ({
    page,
  }) => {
    await page.route(/assets\/index-[^/]*\.js/, (route) => route.abort())
    await page.goto(path)
    // It comes once the page has been loaded anew.
    await expect(
      page.getByRole('heading', { name: '页面资源加载失败，请检查网络后重试' }),
    ).toBeVisible()
    await expectGoodLooks(page)
  })

test('no network: axe finds nothing, and nothing overflows', async ({ page, context }) => {
  await page.goto(`${HOME}?__state=few_cards`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('article').last().getByRole('link').click()
  await expect(page.getByText('当前网络不可用')).toBeVisible()
  const art = page.getByRole('alert').locator('img')
  await expect.poll(() => art.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
  await expectGoodLooks(page)
})
