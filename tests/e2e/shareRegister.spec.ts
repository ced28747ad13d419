import type { Page } from '@playwright/test'
import { uidOf } from '../../src/sandbox/users'
import { register } from '../support/people'
import { expect, test } from '../support/quietPage'

const LINK = `/mfuwu/shareRegister?shareUid=${uidOf('13900000100')}&from=qr`

const result = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('a friend accepts, is welcomed, and is after a reload', async ({ page }) => {
  await page.goto(LINK)
  await expect(page.getByRole('heading', { level: 1, name: '邀请你一起探索' })).toBeVisible()
  const bar = page.getByText('打开App 体验更完整')
  await expect(bar).toBeVisible()
  await register(page, '接受邀请')
  await expect(result(page, '欢迎加入')).toBeVisible()
  await expect(page.getByRole('button', { name: '下载App' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(result(page, '欢迎加入')).toBeVisible()
  await expect(page.getByRole('button', { name: '接受邀请' })).toHaveCount(0)
})
