import { vi } from 'vitest'
import { testBadInput } from '@tests/support/badInput/testBadInput'
import { badInput } from './badInput'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))

// Boxes are bought in the app alone.
vi.mock('@/bridge/environment', async (original) => ({
  ...(await original<object>()),
  currentVisit: () => ({ visit: 'app', os: 'android' }),
}))
vi.mock('@/lib/motion', () => ({ wantsLessMotion: () => true, scrollBehavior: () => 'instant' }))

testBadInput(badInput, () => import('./route'))
