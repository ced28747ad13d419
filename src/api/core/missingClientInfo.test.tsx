import { beforeEach, expect, test, vi } from 'vitest'
import { listCategories } from '@/api/facilitator'
import { listTopTerritories } from '@/api/territory'
import { connectApi } from '@/app/api'
import { NO_CLIENT_INFO_TEXT } from '@/session/clientInfo'
import { showToast } from '@/ui/toast/toast'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/session/fingerprint', () => ({ visitorId: () => Promise.reject(new Error('blocked')) }))
vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn() }))

const sandbox = startSandbox()
beforeEach(() => connectApi())

test('a call without auth needs no client info: nothing is said', async () => {
  await listTopTerritories()
  expect(showToast).not.toHaveBeenCalled()
})

test('a call whose client info cannot be obtained goes out without it, and that is said once', async () => {
  await listCategories()
  await listCategories()
  const calls = sandbox.seen('/adminland/facilitator/appTitle')
  expect(calls).toHaveLength(2)
  for (const { headers } of calls) {
    expect(headers).not.toHaveProperty('clientinfo')
    expect(headers).toMatchObject({ authorization: '', 'x-request-version': 'v3' })
  }
  expect(vi.mocked(showToast).mock.calls).toEqual([[NO_CLIENT_INFO_TEXT]])
})
