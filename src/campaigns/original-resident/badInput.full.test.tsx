import { vi } from 'vitest'
import { testBadInput } from '@tests/support/badInput/testBadInput'
import { badInput } from './badInput'

// jsdom draws nothing.
vi.mock('@/kit/share/inlineImage', () => ({ inlineImage: () => Promise.resolve(undefined) }))
vi.mock('@/kit/share/posterImage', () => ({
  posterImage: () => Promise.resolve('data:image/jpeg;base64,AAAA'),
}))

testBadInput(badInput, () => import('./route'))
