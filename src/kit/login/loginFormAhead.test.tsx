import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchFormAhead } from './phoneLoginForm'
import { useLoginGate } from './useLoginGate'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { forgetLogin, logIn } from '@/session/session'

const { asked, app } = vi.hoisted(() => ({ asked: vi.fn(), app: { visit: 'mobile' } }))
vi.mock('./form/PhoneLoginForm', () => {
  asked()
  return { PhoneLoginForm: () => null }
})
vi.mock('@/bridge/environment', async (original) => ({
  ...(await original<object>()),
  currentVisit: () => ({ visit: app.visit, os: 'other' }),
}))

/** The callbacks that wait for the browser to be idle. */
let waiting = new Map<number, () => void>()

beforeEach(() => {
  app.visit = 'mobile'
  waiting = new Map()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    waiting.set(waiting.size + 1, run)
    return waiting.size
  })
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle))
  act(() => forgetLogin())
})

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

function Page() {
  return useLoginGate('sign-in').sheet
}

it('is asked for once the page of a guest is at rest', async () => {
  const { unmount } = render(<Page />, { wrapper: MemoryRouter })
  expect(asked).not.toHaveBeenCalled()
  for (const run of waiting.values()) run()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  unmount()
})

it('is not asked for by a page that was left before', () => {
  const { unmount } = render(<Page />, { wrapper: MemoryRouter })
  expect(waiting.size).toBe(1)
  unmount()
  expect(waiting.size).toBe(0)
})

it('is not asked for when somebody is logged in', async () => {
  localStorage.setItem(CLIENT_ID_KEY, 'ahead-test')
  await act(() => logIn({ accessToken: 'a token', expireIn: Date.now() + 60_000 }))
  render(<Page />, { wrapper: MemoryRouter })
  expect(waiting.size).toBe(0)
})

it.each([
  ['inside the app, which has its own login', 'app', {}],
  ['for a person who saves data', 'mobile', { saveData: true }],
  ['on the slowest networks', 'mobile', { effectiveType: '2g' }],
])('is not asked for %s', (_, visit, connection) => {
  app.visit = visit
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  expect(fetchFormAhead()).toBeUndefined()
  expect(waiting.size).toBe(0)
})
