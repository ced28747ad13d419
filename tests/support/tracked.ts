import { vi } from 'vitest'
import { track } from '@/tracking/track'

/** The events of a page's test, without their page: `button/claim`. */
export const tracked = () => vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
