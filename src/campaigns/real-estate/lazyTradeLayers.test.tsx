import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadPart } from '@/lib/failure/loadChunk'
import { startSandbox } from '@tests/support/sandbox'
import { button, dialog, openAsMember } from './testing'

vi.mock('@/lib/failure/loadChunk', { spy: true })

startSandbox()

it('says so when the code of a move does not come, and the next tap tries again', async () => {
  const { user } = openAsMember('', 'tab=mine&')
  const list = await button('挂售')
  vi.mocked(loadPart).mockRejectedValueOnce(new Error('gone'))
  await user.click(list)
  expect(await screen.findByText('加载失败，请稍后再试')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await button('挂售'))
  expect(await dialog('选择要出售的地块')).toBeVisible()
})
