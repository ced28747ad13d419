import type { Page } from '@playwright/test'
import { frames } from '../support/frames'
import { typePhoneAndCode } from '../support/people'
import { expect, test } from '../support/quietPage'
import { tick } from '../support/looks'

const PROVIDER = '/mfuwu/manufacturerDetail/10001'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const viewer = (page: Page) => page.getByRole('dialog', { name: '查看图片' })

test('from the list to a provider: looks at a work, goes back, and asks for the contact', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/mfuwu/')
  await page.getByRole('link', { name: '青鸾数字工坊' }).tap()
  await expect(page).toHaveURL(PROVIDER)
  await expect(page).toHaveTitle('青鸾数字工坊')

  const work = page.getByRole('button', { name: '查看作品敦煌藻井·流光' })
  await work.scrollIntoViewIfNeeded()
  const y = await scrollY(page)
  await work.tap()
  await expect(viewer(page)).toBeVisible()
  await page.goBack()
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL(PROVIDER)
  await expect.poll(() => scrollY(page)).toBe(y)

  await page.getByRole('button', { name: '联系TA' }).tap()
  await typePhoneAndCode(page)
  await tick(page.getByRole('checkbox'))
  await page.getByRole('button', { name: '登录' }).tap()
  const contact = page.getByRole('dialog', { name: '联系TA' })
  await expect(contact.getByText('138****6021')).toBeVisible()
  await contact.getByRole('button', { name: '复制电话' }).tap()
  await expect(page.getByText('已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^138\d{4}6021$/)
  await page.goBack()
  await expect(contact).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/mfuwu/')
  await expect(page.getByRole('heading', { name: '数字资产定制' })).toBeVisible()
})

test('a moment: looks at a picture, goes back, and the other tab stays at the tab bar', async ({
  page,
}) => {
  await page.goto('/mfuwu/trends-detail/20009')
  await page.getByRole('button', { name: '查看图片 2/9' }).tap()
  await expect(viewer(page).getByText('2/9')).toBeVisible()
  await page.goBack()
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL('/mfuwu/trends-detail/20009')

  const newest = page.getByRole('tab', { name: '最新' })
  const comments = page.getByRole('button', { name: /^点赞.+的评论/ })
  await comments.nth(5).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 300))
  await page.evaluate(frames, 5)
  await newest.tap()
  await expect(newest).toHaveAttribute('aria-selected', 'true')
  await expect(comments.first()).toBeInViewport()
  // The person is at the comments still, with the first one directly below the tabs.
  expect(await scrollY(page)).toBeGreaterThan(300)
  const bottom = await newest.evaluate((tab) => tab.getBoundingClientRect().bottom)
  const first = await comments.first().evaluate((like) => like.getBoundingClientRect().top)
  expect(bottom).toBeLessThan(120)
  expect(first - bottom).toBeGreaterThanOrEqual(0)
  expect(first - bottom).toBeLessThan(60)
})

test('a category is never taken for a global or a part of the frame, whatever its id is', async ({
  page,
}) => {
  const ids = ['WebViewJavascriptBridge', '__early', 'toasts', 'root']
  await page.route('**/facilitator/query', (route) =>
    route.fulfill({
      json: {
        statusCode: 200,
        data: ids.map((zoologyClassify) => ({
          zoologyClassify,
          categoryName: zoologyClassify,
          items: [{ id: 1, name: '星河' }],
        })),
      },
    }),
  )
  await page.goto('/mfuwu/')
  await page.getByRole('button', { name: /关注/ }).first().click()
  await expect(page.getByText('敬请期待')).toBeVisible()
  for (const id of ids) await expect(page.getByRole('heading', { name: id })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'mobile')
})

test('a long name takes one line of its card', async ({ page }) => {
  await page.route('**/facilitator/query', (route) =>
    route.fulfill({
      json: {
        statusCode: 200,
        data: [
          {
            zoologyClassify: '1',
            categoryName: '长名',
            items: ['短', '很长很长的服务商名称'.repeat(6), `Nobreak${'x'.repeat(80)}`].map(
              (name, id) => ({ id, name, serve: name }),
            ),
          },
        ],
      },
    }),
  )
  await page.goto('/mfuwu/')
  const names = page.getByRole('article').getByRole('heading')
  await expect(names).toHaveCount(3)
  const heights = await names.evaluateAll((all) => all.map((each) => each.clientHeight))
  expect(new Set(heights).size).toBe(1)
  const cards = page.getByRole('article')
  const sizes = await cards.evaluateAll((all) => all.map((each) => each.clientHeight))
  expect(new Set(sizes).size).toBe(1)
})
