import { logIn } from '../support/people'
import { PATIENCE } from '../support/slowPhone'
import { expect, test } from '../support/quietPage'

const AT = '/mfuwu/competition?activityId=1001'

test('a member opens the code, Back closes it, and it is the same one again', async ({ page }) => {
  await logIn(page)
  await page.goto(AT)
  await page.getByRole('button', { name: '我要报名' }).tap()
  const sheet = page.getByRole('dialog', { name: '用App扫码完成报名' })
  const code = sheet.getByRole('img', { name: '报名二维码' }).locator('[data-qr]')
  const drawn = await code.getAttribute('d')
  expect(drawn).toMatch(/^M/)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/competition\?activityId=1001$/)
  await page.getByRole('button', { name: '我要报名' }).tap()
  await expect(code).toHaveAttribute('d', drawn ?? '')
})

test('500 people come by scrolling alone', async ({ page }) => {
  await logIn(page)
  await page.goto(`${AT}&__state=many`)
  const list = page.getByRole('list', { name: '已报名' })
  await expect(list.getByRole('listitem')).toHaveCount(20)
  const scrolled = () =>
    list.evaluate((element) => {
      element.lastElementChild?.scrollIntoView()
      return element.children.length
    })
  await expect.poll(scrolled, { intervals: [50], timeout: 60_000 * PATIENCE }).toBe(500)
  await expect(page.getByText('没有更多了')).toBeVisible()
})

test('the cups turn in space, and rest for whoever wants no motion', async ({ page }) => {
  const turns = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one instanceof CSSAnimation && /turn|shine/.test(one.animationName))
          .length,
    )
  await page.goto(AT)
  await expect(page.getByRole('tab', { name: /^报名/ })).toBeVisible()
  expect(await turns()).toBe(9)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await turns()).toBe(0)
})

test('a wrong link leads home', async ({ page }) => {
  await page.goto('/mfuwu/competition?activityId=abc')
  await page.getByRole('link', { name: '回到首页' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/$/)
})
