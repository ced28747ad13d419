import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { keepLogin, openInApp, storedLogin, tokenOfPhone } from '../support/people'
import { expect, test } from '../support/quietPage'

const TOKEN = tokenOfPhone('13900000145')

test('a production build shows sections 1 to 4 alone, and loads none of the tools', async ({
  page,
}) => {
  const addresses = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) addresses.add(response.url())
  })
  await page.goto('/mfuwu/test')
  await expect(page.getByRole('heading', { level: 1, name: '开发自检' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /环境/,
    /客户端信息/,
    /登录记录/,
    /App 桥接/,
  ])
  await expect(page.getByText('production')).toBeVisible()
  await expect.poll(() => addresses.size).toBeGreaterThan(2)
  // Fetched again: the body of a script that still arrives when the test ends could no longer be read.
  const scripts = await Promise.all(
    [...addresses].map(async (address) => (await page.request.get(address)).text()),
  )
  expect(scripts.filter((text) => /eruda|请求实验|工具箱/.test(text))).toEqual([])
})

test('copies a masked report, and logs out', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/mfuwu/test')
  await keepLogin(page, TOKEN)
  await page.reload()
  await expect(page.getByText('已登录')).toBeVisible()
  await page.getByRole('button', { name: '检测 clientInfo' }).click()
  await expect(page.getByText('编码往返一致')).toBeVisible()
  await page.getByRole('button', { name: '检测 用户信息' }).click()
  await expect(page.getByText('实名:')).toBeVisible()
  await page.getByRole('button', { name: '复制诊断信息' }).click()
  await expect(page.getByText('已复制')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('[通过] 用户信息')
  expect(report).not.toContain(TOKEN)
  expect(report).not.toMatch(/1[3-9]\d{9}|eyJ[\w-]{12}/)
  expect(await page.locator('body').innerText()).not.toContain(TOKEN)
  await page.getByRole('button', { name: '退出登录 退出登录' }).click()
  await expect(page.getByText('未登录')).toBeVisible()
  await expect.poll(() => storedLogin(page)).toBeNull()
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })
  test('times the handlers, and trades the app’s token for a record', async ({ page }) => {
    await openInApp(page, { token: TOKEN })
    await page.goto('/mfuwu/test')
    await expect(page.getByText('APP · App 内 · android')).toBeVisible()
    for (const name of ['getAccessToken', 'share', 'saveImage', 'openPage']) {
      await page.getByRole('button', { name: `检测 ${name}` }).click()
      const row = page.getByRole('listitem').filter({ hasText: name })
      await expect(row.getByRole('status')).toHaveText(/^通过\d+ms$/)
    }
    await page.getByRole('button', { name: '换取授权 换取授权' }).click()
    await expect(page.getByText('已换取授权，本机记录已更新')).toBeVisible()
    expect(await page.locator('body').innerText()).not.toContain(TOKEN)
  })
})
