import type { Page } from '@playwright/test'
import { logIn } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

const AT = '/mfuwu/chatAI?npcId=80001'

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '输入消息' }).fill(text)
  await page.getByRole('button', { name: '发送' }).tap()
}

const log = (page: Page) => page.getByRole('log', { name: '对话' })
const fromEnd = (page: Page) =>
  log(page).evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight))

test.beforeEach(({ page }) => logIn(page))

test('a conversation stays at its last words while they are typed, and is there after a reload', async ({
  page,
}) => {
  await page.goto(`${AT}&__state=ai_long`)
  await say(page, '讲讲灯塔')
  await page.getByRole('button', { name: '停止' }).waitFor()
  await expect(page.getByText('今日剩余29次')).toBeVisible()
  await expect(page.getByRole('button', { name: '发送' })).toBeVisible()
  await expect.poll(() => fromEnd(page)).toBeLessThan(2)
  await page.reload()
  await expect(log(page).getByText('讲讲灯塔')).toBeAttached()
  await expect.poll(() => fromEnd(page)).toBeLessThan(2)
})

test('whoever reads further up stays there, and is told of what is new', async ({ page }) => {
  await page.goto(`${AT}&__state=ai_long`)
  await say(page, '讲讲灯塔')
  await page.getByRole('button', { name: '停止' }).tap()
  await log(page).evaluate((box) => box.scrollTo({ top: 0 }))
  await page.getByRole('textbox', { name: '输入消息' }).fill('然后呢')
  let answer = () => {}
  await page.route(/sendMessaage/, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.getByRole('button', { name: '发送' }).tap()
  await page.getByText('正在思考…').waitFor()
  await log(page).evaluate((box) => box.scrollTo({ top: 0 }))
  await expect.poll(() => fromEnd(page)).toBeGreaterThan(500)
  answer()
  const pill = page.getByRole('button', { name: '新消息' })
  await pill.waitFor()
  await page.getByRole('button', { name: '停止' }).tap()
  expect(await log(page).evaluate((box) => box.scrollTop)).toBe(0)
  await pill.tap()
  await expect.poll(() => fromEnd(page)).toBeLessThan(81)
  await expect(pill).toBeHidden()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [FAILED_REQUEST] })

  test('the message can be tried again, and is answered once', async ({ page, context }) => {
    await page.goto(AT)
    await page.getByText('星图').waitFor()
    await context.setOffline(true)
    await say(page, '今天有点累')
    const retry = page.getByRole('button', { name: '发送失败，点击重试' })
    await retry.waitFor()
    await context.setOffline(false)
    await retry.tap()
    await expect(page.getByText('今日剩余29次')).toBeVisible()
    await expect(retry).toBeHidden()
  })
})

test('the field grows with its words, and the page never scrolls behind it', async ({ page }) => {
  await page.goto(AT)
  const field = page.getByRole('textbox', { name: '输入消息' })
  const low = (await field.boundingBox())?.height ?? 0
  await field.fill('一\n二\n三')
  const high = (await field.boundingBox())?.height ?? 0
  expect(high).toBeGreaterThan(low + 30)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

test('a companion is chosen, and Back leads to the list', async ({ page }) => {
  await page.goto('/mfuwu/chatAI')
  await page.getByRole('link', { name: /小雷达/ }).tap()
  await expect(page.getByRole('heading', { name: '小雷达' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('挑一位，聊聊今天')).toBeVisible()
})
