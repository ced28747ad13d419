import { beforeEach, vi } from 'vitest'
import { testBadInput } from '@tests/support/badInput/testBadInput'
import { badInput } from './badInput'

// The rain itself is played in the app alone, and drawn at once with less motion.
vi.mock('@/bridge/environment', async (original) => ({
  ...(await original<object>()),
  currentVisit: () => ({
    visit: window.location.search.includes('from=app') ? 'app' : 'mobile',
    os: 'android',
  }),
}))
beforeEach(() => {
  const less = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  vi.stubGlobal('matchMedia', () => less)
})

testBadInput(badInput, () => Promise.all([import('./route'), import('./game/RainLayer')]))
