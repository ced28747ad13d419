import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { openInApp } from '../support/people'
import { expect, test } from '../support/quietPage'
import { tick } from '../support/looks'

const AT = '/mfuwu/territory-invite?territoryId=30001'

test('a visitor joins, and after a reload is still known', async ({ page }) => {
  await page.goto(AT)
  await page.getByRole('textbox', { name: '手机号' }).fill('13652220001')
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await tick(page.getByRole('checkbox'))
  await page.getByRole('button', { name: '加入领地' }).tap()
  await expect(page.getByRole('heading', { name: '已成为居民候选' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('its lord finds a friend, steps back, and then invites them', async ({ page }) => {
    await openInApp(page)
    await page.goto(`${AT}&__state=occupied_me`)
    await page.getByRole('button', { name: '邀请站内好友' }).tap()
    await page.getByRole('searchbox').fill('南风')
    await page.getByRole('button', { name: '邀请 南风知意' }).tap()
    const sheet = page.getByRole('dialog', { name: '发出邀请' })
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: '邀请站内好友' }).tap()
    await page.getByRole('searchbox').fill('南风')
    await page.getByRole('button', { name: '邀请 南风知意' }).tap()
    await page.getByLabel('给TA的话').fill('来做邻居')
    await sheet.getByRole('button', { name: '发出邀请' }).tap()
    await expect(sheet).toBeHidden()
    await page.getByRole('tab', { name: '已发送' }).tap()
    await expect(page.getByRole('tabpanel')).toContainText('南风知意')
  })
})
