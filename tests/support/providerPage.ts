import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { track } from '@/tracking/track'
import { dismissToasts } from '@/ui/toast/toast'
import { openRoute } from './openRoute'
import { startSandbox } from './sandbox'

export const SHOW_ONE = '/adminland/facilitator/showOne'
export const BIRD = '/manufacturerDetail/10001'

/** The sandbox behind a provider's page. Call it once, at the top of a test file that mocks `@/tracking/track`. */
export function startProviderPage() {
  const sandbox = startSandbox()
  // Preloads the page's code for the first test.
  beforeAll(() => import('@/pages/provider-detail/route'), 60_000)
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => {
    dismissToasts()
    vi.mocked(track).mockClear()
  })
  return {
    sandbox,
    /** Answers the provider with this. */
    answerWith(data: object) {
      sandbox.server.use(
        http.get(`*${SHOW_ONE}/:id`, () => HttpResponse.json({ statusCode: 200, data })),
      )
    },
  }
}

export const open = (address = BIRD) => openRoute(address)
export const named = (name: string) => screen.findByRole('heading', { level: 1, name })
export const region = (name: string) => within(screen.getByRole('region', { name }))
