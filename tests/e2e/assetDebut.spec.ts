import { logIn } from '../support/people'
import { expect, test } from '../support/quietPage'
import { tick } from '../support/looks'

test('an order waits to be paid, also after a reload, and is the last look before another one', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/mfuwu/asset-debut')
  await page.getByRole('button', { name: '立即购买' }).tap()
  const sheet = page.getByRole('dialog', { name: '确认订单' })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: '立即购买' }).tap()
  await sheet.getByRole('button', { name: '增加' }).tap()
  await tick(sheet.getByRole('checkbox', { name: '我已阅读购买须知' }))
  await sheet.getByRole('button', { name: '提交订单' }).tap()
  const pay = page.getByRole('dialog', { name: '订单已提交' })
  await expect(pay).toContainText('¥398.00')
  await pay.getByRole('button', { name: '稍后支付' }).tap()
  const bar = page.getByRole('group', { name: '未支付订单' })
  await expect(bar).toContainText('× 2')
  await page.reload()
  await expect(bar).toContainText('× 2')
  await expect(page.getByText('你已购2件')).toBeAttached()
})

test('a finger turns the piece, and the page still scrolls', async ({ page }) => {
  await page.goto('/mfuwu/asset-debut')
  const picture = page.getByRole('img', { name: '望月塔 · 归人' })
  await expect(picture).toBeVisible()
  const piece = page.locator('[class*="piece"]')
  const turned = () => piece.evaluate((element) => element.style.getPropertyValue('--yaw'))
  const box = await picture.boundingBox()
  if (!box) throw new Error('no picture')
  const touch = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', toX: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: toX, y }],
    })
  await send('touchStart', x)
  await send('touchMove', x + 30)
  await send('touchMove', x + 60)
  await expect.poll(turned).not.toBe('')
  expect(Number.parseFloat(await turned())).toBeGreaterThan(-14)
  await send('touchEnd', x)
  await expect.poll(turned).toBe('-14deg')
})
