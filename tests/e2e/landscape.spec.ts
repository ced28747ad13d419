import { expect, test } from '../support/quietPage'

/* A phone in landscape: a page's main content is visible below its picture, and a sheet with its button. */

test.use({ viewport: { width: 812, height: 375 } })

test('the content begins below the hero, and the first words of a chat are there', async ({
  page,
}) => {
  await page.goto('/mfuwu/real-estate')
  await expect(page.getByText('地板价').first()).toBeInViewport({ ratio: 1 })
  await page.goto('/mfuwu/chatAI?npcId=80001')
  await expect(page.getByText(/^嗨，我是星野/)).toBeInViewport({ ratio: 1 })
})

test('the login sheet shows its button, in the colours of the page', async ({ page }) => {
  await page.goto('/mfuwu/plAce?planetId=40001&__state=signed_out@/planet/info')
  await page.getByRole('button', { name: '登录后查看' }).tap()
  const sheet = page.getByRole('dialog', { name: '手机号登录' })
  await expect(sheet.getByRole('button', { name: '登录', exact: true })).toBeInViewport({
    ratio: 1,
  })
  await expect(sheet.getByRole('heading')).toHaveCSS('color', 'rgb(243, 245, 255)')
})
