import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadProvider, prefetchProvider } from './loader'
import { isLoggedIn, setWrapperToken } from '@/session/session'
import { dismissToasts, showToast } from '@/ui/toast/toast'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

const sandbox = startSandbox()
afterEach(() => {
  dismissToasts()
  // Cached data must not reach the next test.
  act(() => setWrapperToken('another'))
  act(() => setWrapperToken(''))
})

const SHOW_ONE = '/showOne/'
const QUERY = '/facilitator/query'
const asked = (id: string) => sandbox.seen(SHOW_ONE + id).length
const listed = () => screen.findByText('数字资产定制')
const named = (name: string) => screen.findByRole('heading', { level: 1, name })
const ask = (id: string) =>
  loadProvider({
    params: { id },
    request: new Request('http://localhost:3000/'),
    url: new URL('http://localhost:3000/'),
    pattern: '',
    context: {},
  })

/** The texts of the toasts, up to one that comes after all pending ones. */
async function toasts(): Promise<string | null> {
  act(() => showToast('到此为止'))
  const last = await screen.findByText('到此为止')
  return last.parentElement?.textContent ?? null
}

describe('a provider that nobody has asked for yet', () => {
  it('is asked for once when its page follows', async () => {
    const { router } = openRoute('/?__state=few_cards')
    await listed()
    prefetchProvider({ id: '10001' })
    await act(() => router.navigate('/manufacturerDetail/10001'))
    expect(await named('青鸾数字工坊')).toBeVisible()
    expect(asked('10001')).toBe(1)
  })

  it.each(['http_500', 'http_504', 'toast', 'cut', 'html'])(
    'fails in silence (%s), and its page asks again',
    async (state) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      logInAs('13900000100')
      const { router } = openRoute('/?__state=few_cards')
      await listed()
      sandbox.useScenario(`${state}@${SHOW_ONE}`)
      prefetchProvider({ id: '10001' })
      await waitFor(() => expect(asked('10001')).toBe(1))
      await new Promise((resolve) => setTimeout(resolve))
      expect(await toasts()).toBe('到此为止')
      expect(isLoggedIn()).toBe(true)
      sandbox.useScenario()
      await act(() => router.navigate('/manufacturerDetail/10001'))
      expect(await named('青鸾数字工坊')).toBeVisible()
      expect(asked('10001')).toBe(2)
    },
  )

  it('ends a login that is over, but says nothing', async () => {
    logInAs('13900000100')
    openRoute('/?__state=few_cards')
    await listed()
    sandbox.useScenario(`token_bad@${SHOW_ONE}`)
    prefetchProvider({ id: '10001' })
    await waitFor(() => expect(isLoggedIn()).toBe(false))
    expect(await toasts()).toBe('到此为止')
  })

  it('asks for itself when the person taps while the silent call is failing', async () => {
    openRoute('/?__state=few_cards')
    await listed()
    const answer = sandbox.hold(`${SHOW_ONE}10001`)
    prefetchProvider({ id: '10001' })
    await waitFor(() => expect(asked('10001')).toBe(1))
    sandbox.useScenario(`once@${SHOW_ONE}10001`)
    const provider = ask('10001')
    answer()
    expect((await provider)?.id).toBe('10001')
    expect(asked('10001')).toBe(2)
  })
})

describe('what is kept', () => {
  it('is asked for once a minute', async () => {
    await Promise.all([ask('10001'), ask('10001')])
    await ask('10001')
    expect(asked('10001')).toBe(1)
  })

  it('goes with the wrapper’s token: the list and the provider are asked for anew', async () => {
    const { router } = openRoute('/?__state=few_cards')
    await listed()
    await ask('10001')
    const before = [asked('10001'), sandbox.seen(QUERY).length]
    act(() => setWrapperToken('the next'))
    await act(() => router.revalidate())
    await ask('10001')
    expect([asked('10001'), sandbox.seen(QUERY).length]).toEqual(before.map((count) => count + 1))
  })
})
