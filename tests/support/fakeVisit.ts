import { beforeEach, vi } from 'vitest'
import type * as Environment from '@/bridge/environment'
import type { Visit } from '@/bridge/environment'

/* Another visit: `vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))`. */

const original = await vi.importActual<typeof Environment>('@/bridge/environment')

/** Where the page is opened: each test begins in a browser on Android. */
export const place: Visit = { visit: 'mobile', os: 'android' }
beforeEach(() => void Object.assign(place, { visit: 'mobile', os: 'android' }))

export const { classifyVisit, injectedBridge } = original
export const currentVisit = () => place
