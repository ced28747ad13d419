import { vi } from 'vitest'
import type * as OpenApp from '@/kit/open-app/openApp'

/* An app that opens at once: `vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))`. */

const original = await vi.importActual<typeof OpenApp>('@/kit/open-app/openApp')

export const { CANNOT_OPEN_TEXT, countOpening, guide, tryApp } = original
export const openApp = vi.fn(() => Promise.resolve(true))
