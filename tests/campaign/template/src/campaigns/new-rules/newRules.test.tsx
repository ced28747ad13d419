import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

startSandbox()

async function contents() {
  const list = within(await screen.findByRole('navigation', { name: '目录' }))
  return list.getAllByRole('button').map((chip) => chip.textContent)
}

test('shows the platform’s text with version and contents', async () => {
  renderRoute('/new-rules')
  expect(await screen.findByRole('heading', { name: '一、活动时间' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '新活动' })).toBeVisible()
  expect(screen.getByText('V3.2 · 2026-09-01 起生效')).toBeVisible()
  expect(await contents()).toEqual(['活动时间', '参与方式', '奖励发放', '违规处理'])
})

test.each(['cut', 'http_500', 'null_data'])('shows its own text on %s', async (state) => {
  renderRoute(`/new-rules?__state=${state}@privacy/getByType`)
  expect(await screen.findByText('内容可能不是最新版本')).toBeVisible()
  expect(await contents()).toEqual(['活动时间', '参与方式', '奖励发放', '违规处理'])
})
