import { expect, test } from '../support/quietPage'

test('three answers lead to a companion; Back goes one question back, and a reload changes nothing', async ({
  page,
}) => {
  await page.goto('/mfuwu/soul')
  await page.getByRole('button', { name: '唤醒' }).tap()
  const first = page.getByRole('button', { name: '早就睡了，明天想看日出' })
  // It takes a tap once its card has arrived.
  await first.tap({ trial: true })
  const option = await first.boundingBox()
  const { x, y, width, height } = option ?? { x: 0, y: 0, width: 0, height: 0 }
  // Two taps in one moment, as of a trembling hand.
  for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + height / 2)
  await expect(page.getByText('第2题')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('第1题')).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: '坐下来等雾散，不着急' }).tap()
  await page.getByRole('button', { name: '一把亲手修好的旧椅子' }).tap()
  const soul = page.getByRole('heading', { name: '木先生', level: 1 })
  await expect(soul).toBeVisible()
  await page.reload()
  await expect(soul).toBeVisible()
  await page.getByRole('region', { name: '灵魂同频' }).getByRole('link').first().tap()
  await expect(page).toHaveURL(/trends-detail/)
  await page.goBack()
  await expect(soul).toBeVisible()
})
