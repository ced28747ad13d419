import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { track } from '@/tracking/track'
import { renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

startSandbox()

test('shows the platform’s text with version, contents and a table with a header row', async () => {
  renderRoute('/opinionScoreRules')
  expect(await screen.findByRole('heading', { name: '一、什么是意见分' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '意见分规则' })).toBeVisible()
  expect(screen.getByText('V3.2 · 2026-09-01 起生效')).toBeVisible()
  await waitFor(() => expect(document.title).toBe('意见分规则'))
  const contents = within(screen.getByRole('navigation', { name: '目录' }))
  expect(contents.getAllByRole('button').map((chip) => chip.textContent)).toContain('排行榜')
  const headers = within(screen.getByRole('table')).getAllByRole('columnheader')
  expect(headers.map((cell) => cell.textContent)).toEqual(['行为', '单次', '每日上限'])
})

test.each(['cut', 'empty', 'null_data'])('shows its own text on %s', async (state) => {
  renderRoute(`/opinionScoreRules?__state=${state}@privacy/getByType`)
  expect(await screen.findByText('内容可能不是最新版本')).toBeVisible()
  const contents = within(screen.getByRole('navigation', { name: '目录' }))
  expect(contents.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    '什么是意见分',
    '得分方式',
    '扣分',
    '周期与清零',
    '排行与并列',
    '申诉',
  ])
  const headers = within(screen.getByRole('table')).getAllByRole('columnheader')
  expect(headers.map((cell) => cell.textContent)).toEqual(['行为', '得分', '每日上限'])
})

test('leads to the ranking; Back comes back to the rules', async () => {
  const { router } = renderRoute('/opinionScoreRules')
  await userEvent.click(await screen.findByRole('link', { name: '查看排行榜' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/opinionRanking$/))
  expect(vi.mocked(track).mock.calls).toContainEqual(['opinionScoreRules', 'button', 'go-ranking'])
})
