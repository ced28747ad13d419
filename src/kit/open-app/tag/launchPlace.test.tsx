import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentVisit } from '@/bridge/environment'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import type * as OpenApp from '@/kit/open-app/openApp'
import { openApp } from '@/kit/open-app/openApp'
import { track } from '@/tracking/track'
import { offerTags, type LayTag } from './openTags'

vi.mock('@/bridge/environment', () => ({ currentVisit: vi.fn<typeof currentVisit>() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn<typeof track>() }))
vi.mock('@/kit/open-app/openApp', async (original) => ({
  ...(await original<typeof OpenApp>()),
  openApp: vi.fn<typeof openApp>(),
}))

const takeAway = vi.fn<() => void>()
const layTag = vi.fn<LayTag>()
const onPress = vi.fn<() => void>()
const BUTTON = (
  <OpenAppButton wide pageName="soul" path="/t?id=7" onPress={onPress}>
    打开App
  </OpenAppButton>
)

beforeEach(() => {
  layTag.mockReturnValue(takeAway)
  vi.stubEnv('VITE_WX_SIGNATURE_PATH', '/sign')
  vi.stubEnv('VITE_WX_OPEN_APP_ID', 'wx1')
  vi.mocked(currentVisit).mockReturnValue({ visit: 'wechat', os: 'android' })
})
afterEach(() => {
  act(() => offerTags(undefined))
  vi.unstubAllEnvs()
})

function lay() {
  const shown = render(BUTTON)
  expect(layTag).not.toHaveBeenCalled()
  act(() => offerTags(layTag))
  const [place, button, options] = layTag.mock.calls[0] ?? []
  if (!place || !button || !options) throw new Error('No tag was laid.')
  return { ...shown, place, button, options }
}

test('a tag is laid over the button once WeChat has agreed, and goes with the button', () => {
  const { place, button, options, unmount } = lay()
  expect(button).toBe(screen.getByRole('button', { name: '打开App' }))
  expect(place).toContainElement(button)
  expect(options.target).toBe('/t?id=7')
  unmount()
  expect(takeAway).toHaveBeenCalledOnce()
})

test('a launch is counted as the button’s tap, and opens nothing a second time', () => {
  lay().options.onLaunch()
  expect(onPress).toHaveBeenCalledOnce()
  expect(track).toHaveBeenCalledExactlyOnceWith('soul', 'button', 'open-app')
  expect(openApp).not.toHaveBeenCalled()
})

test('an error takes the button’s own way', () => {
  lay().options.onError()
  expect(onPress).toHaveBeenCalledOnce()
  expect(openApp).toHaveBeenCalledExactlyOnceWith({ pageName: 'soul', path: '/t?id=7' })
})

test.each(['mobile', 'app', 'desktop'] as const)('none is laid on %s', (visit) => {
  vi.mocked(currentVisit).mockReturnValue({ visit, os: 'android' })
  render(BUTTON)
  act(() => offerTags(layTag))
  expect(layTag).not.toHaveBeenCalled()
})

test.each(['VITE_WX_SIGNATURE_PATH', 'VITE_WX_OPEN_APP_ID'])('none is laid without %s', (name) => {
  vi.stubEnv(name, '')
  render(BUTTON)
  act(() => offerTags(layTag))
  expect(layTag).not.toHaveBeenCalled()
})
