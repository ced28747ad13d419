import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { openInApp } from '../support/people'
import { expect, test } from '../support/quietPage'
import { tick } from '../support/looks'

test('a guest goes to the rules and comes back to where the page was', async ({ page }) => {
  await page.goto('/mfuwu/territory-carnival')
  await page.getByRole('navigation', { name: '嘉年华摊位' }).getByText('怎么玩').tap()
  await expect(page).toHaveURL(/\/territory-carnival-rule$/)
  await page.goBack()
  await expect(page.getByRole('button', { name: '登录后参与' })).toBeVisible()
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('its person claims a territory, and the queue holds over a reload', async ({ page }) => {
    await openInApp(page)
    await page.goto('/mfuwu/territory-carnival?__state=free')
    await page.getByRole('button', { name: '免费认领' }).tap()
    await tick(page.getByRole('radio', { name: /桃源里/ }))
    await page.getByLabel('申请人姓名').fill('陈小星')
    await tick(page.getByRole('checkbox'))
    await page.getByRole('button', { name: '提交申请' }).tap()
    await page.getByRole('button', { name: '我知道了' }).tap()
    await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
    await expect(page.getByRole('region', { name: '我的申请' })).toContainText('排队第')
  })
})
