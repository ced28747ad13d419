import { vi } from 'vitest'
import { testBadInput } from '@tests/support/badInput/testBadInput'
import { badInput } from './badInput'

// The form is for the app.
vi.mock('@/bridge/environment', async (original) => ({
  ...(await original<object>()),
  currentVisit: () => ({ visit: 'app', os: 'android' }),
}))

testBadInput(badInput, () => import('./route'))
