import { vi } from 'vitest'
import type * as Handlers from '@/bridge/handlers'

/* An app that opens its pages: `vi.mock('@/bridge/handlers', () => import('@tests/support/fakeBridge'))`. */

const original = await vi.importActual<typeof Handlers>('@/bridge/handlers')

export const {
  appLogin,
  appSaveImage,
  appShare,
  getAccessToken,
  getClientInfo,
  onAccessTokenChanged,
} = original
export const closeWebView = vi.fn(() => Promise.resolve(true))
export const openAppPage = vi.fn(() => Promise.resolve(true))
