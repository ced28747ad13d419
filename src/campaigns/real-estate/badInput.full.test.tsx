import { vi } from 'vitest'
import { testBadInput } from '@tests/support/badInput/testBadInput'
import { badInput } from './badInput'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))

testBadInput(badInput, () => import('./route'))
