import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/kit/rules/rich/cleanHtml', () => {
  throw new Error('the chunk is gone')
})

startSandbox()

it('shows its own text when the sanitiser’s code does not come', async () => {
  // The document has been loaded anew for it before.
  sessionStorage.setItem('chunkReload:cleanHtml', '1')
  renderRoute('/rewardRules')
  expect(await screen.findByText('内容可能不是最新版本')).toBeVisible()
  expect(screen.getByRole('heading', { name: '一、奖励类型' })).toBeVisible()
  expect(screen.queryByText(/V3\.2/)).toBeNull()
  const contents = screen.getByRole('navigation', { name: '目录' })
  expect(within(contents).getAllByRole('button')).toHaveLength(7)
  expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false')
})
