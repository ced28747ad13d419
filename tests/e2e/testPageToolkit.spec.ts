import { expectNoOverflow, expectNoViolations } from '../support/axe'
import { expect, test } from '../support/quietPage'
import { PATIENCE } from '../support/slowPhone'
import { serveTestBuild } from '../support/testBuild'

test('every part of the gallery stands on every phone', async ({ page }) => {
  test.setTimeout(180_000 * PATIENCE)
  const { address, stop } = await serveTestBuild()
  try {
    await page.goto(`${address}/test`)
    const toolkit = page.getByRole('region', { name: '工具箱' })
    for (const title of ['弹层与分享', '列表与活动', '按钮与输入'])
      await toolkit.getByRole('button', { name: title, expanded: false }).click()
    await expectNoViolations(page)
    await expectNoOverflow(page)
    await toolkit.getByRole('button', { name: '弹层', exact: true }).tap()
    await expect(page.getByRole('dialog', { name: '弹层' })).toBeVisible()
  } finally {
    stop()
  }
})
