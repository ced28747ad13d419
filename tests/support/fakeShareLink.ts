import { vi } from 'vitest'
import type * as ShareLink from '@/kit/share/shareLink'

/* A link that is shared at once: `vi.mock('@/kit/share/shareLink', () => import('@tests/support/fakeShareLink'))`. */

const original = await vi.importActual<typeof ShareLink>('@/kit/share/shareLink')

export const { SHEET_OPENS_MS } = original
export const shareLink = vi.fn(() => Promise.resolve('shared'))
