import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { track } from '@/tracking/track'
import { dismissToasts } from '@/ui/toast/toast'
import { openRoute } from './openRoute'
import { startSandbox } from './sandbox'

export const QUERY = '/adminland/facilitator/query'

/** The sandbox behind the home page. Call it once, at the top of a test file that mocks `@/tracking/track`. */
export function startHomePage() {
  const sandbox = startSandbox()
  // The first test that leaves the list must not wait for the provider's code.
  beforeAll(() => import('@/pages/provider-detail/route'), 60_000)
  afterEach(() => {
    dismissToasts()
    vi.mocked(track).mockClear()
  })
  return sandbox
}

export const openHome = (address = '/') => openRoute(address)
export const listed = () => screen.findByRole('heading', { name: '数字资产定制' })

export function cardOf(name: string) {
  const card = screen.getByRole('link', { name }).closest('article')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}
