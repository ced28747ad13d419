import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { connectToasts } from '@/ui/toast/toast'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { BATCH_SIZE } from './queue'
import { track } from './track'
import { startTracking } from './tracker'

const sandbox = startSandbox()

// A member's call first, then a guest's.
test('a page shows nothing of tracking that fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const toasts: string[] = []
  connectToasts({ show: (text) => void toasts.push(text), clear: () => {} })
  sandbox.useScenario('signed_out@/buriedPoint/save$', 'http_500@/buriedPoint/open/save$')
  logInAs('13900000002')
  renderRoute('/')
  startTracking()
  expect(await screen.findByRole('link', { name: /青鸾数字工坊/ })).toBeVisible()
  for (let times = 0; times < BATCH_SIZE; times += 1) track('home', 'button', 'reload')
  await waitFor(() => expect(sandbox.seen('/buriedPoint/open/save').length).toBeGreaterThan(0))
  await sandbox.quiet()
  expect(toasts).toEqual([])
  expect(screen.getByRole('link', { name: /青鸾数字工坊/ })).toBeVisible()
})
