import { person } from '../../src/sandbox/users'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { openInApp } from '../support/people'
import { expect, test } from '../support/quietPage'

const HOST = `/mfuwu/personal-guest?planetId=40001&uid=${person(2).uid}`

test('a guest reads the invitation without a login, and stays in its place over a reload', async ({
  page,
}) => {
  await page.goto('/mfuwu/personal-guest?invitationId=1')
  await expect(page.getByRole('region', { name: '邀请函' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '打开App赴约' })).toBeEnabled()
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('its person invites, reads the card of the record, and comes back by Back', async ({
    page,
  }) => {
    await openInApp(page)
    await page.goto(HOST)
    await page.getByRole('tab', { name: /^明天/ }).tap()
    await page
      .getByRole('button', { name: /余\d席/ })
      .first()
      .tap()
    await page.getByLabel('给客人的话').fill('来坐坐')
    await page.getByRole('button', { name: '发出邀请' }).tap()
    const sent = page.getByRole('dialog', { name: '邀请已发出' })
    await expect(sent).toBeVisible()
    await page.goBack()
    await expect(sent).toBeHidden()
    await page.getByRole('link', { name: /待回复$/ }).tap()
    await expect(page.getByRole('region', { name: '邀请函' })).toContainText('来坐坐')
    await page.goBack()
    await expect(page.getByRole('heading', { name: '邀请记录' })).toBeVisible()
  })
})
