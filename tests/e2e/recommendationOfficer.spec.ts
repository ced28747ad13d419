import { logIn } from '../support/people'
import { expect, test } from '../support/quietPage'

const AT = '/mfuwu/recommendation-officer?activityId=1001'

test('a member takes the seat once, finds it after a reload, and shares it', async ({ page }) => {
  await logIn(page)
  await page.goto(AT)
  await page.getByRole('button', { name: '立即就任' }).tap()
  const paper = page.getByRole('article', { name: '推荐官证书' })
  await expect(paper.getByText(/^No\.\d{5}$/)).toBeVisible()
  const number = await paper.getByText(/^No\./).innerText()
  await page.reload()
  await expect(paper.getByText(number)).toBeVisible()
  await expect(page.getByRole('button', { name: '立即就任' })).toHaveCount(0)
  await page.getByRole('button', { name: '分享我的推荐函' }).tap()
  const poster = page.getByRole('dialog', { name: '分享海报' })
  await expect(poster.getByRole('img', { name: '邀请海报' })).toBeVisible()
  await page.goBack()
  await expect(poster).toBeHidden()
  await expect(paper).toBeVisible()
})
