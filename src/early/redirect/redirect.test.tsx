import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { desktopTarget, leaveOnDesktop } from './redirect'

const env = vi.hoisted(() => ({ mode: '', mainSiteTest: 'https://test.mfuwu.example' }))
vi.mock('@/lib/env', () => ({
  mainSiteTest: env.mainSiteTest,
  get mode() {
    return env.mode
  },
}))
vi.mock('@/bridge/environment', () => ({ currentVisit: () => ({ visit: 'desktop', os: 'other' }) }))

const MAIN_SITE = 'https://test.mfuwu.example'
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

it('sends a desktop browser to the same path, query and hash of the main site', () => {
  const address = at('/mfuwu/sign-in', '?from=wx&a=%E4%B8%AD', '#rules')
  expect(desktopTarget('desktop', address, MAIN_SITE)).toBe(
    'https://test.mfuwu.example/mfuwu/sign-in?from=wx&a=%E4%B8%AD#rules',
  )
})

it.each(['app', 'wechat', 'mobile'] as const)('leaves a visit by %s alone', (visit) => {
  expect(desktopTarget(visit, at('/mfuwu/'), MAIN_SITE)).toBeUndefined()
})

it.each(['//evil.example/', '/@evil.example/', '/\\evil.example', '/mfuwu/..//evil.example'])(
  'cannot be led elsewhere by the path %s',
  (pathname) => {
    const target = desktopTarget('desktop', at(pathname), MAIN_SITE)
    expect(new URL(target ?? '').origin).toBe(MAIN_SITE)
  },
)

it('never leaves the main site, whatever stands in the address', () => {
  const anyPath = fc.string().map((text) => `/${text}`)
  const query = fc.string().map((text) => text && `?${text}`)
  fc.assert(
    fc.property(anyPath, query, query, (pathname, search, hash) => {
      const target = desktopTarget('desktop', at(pathname, search, hash), MAIN_SITE)
      expect(new URL(target ?? '').origin).toBe(MAIN_SITE)
    }),
  )
})

describe('leaving', () => {
  const page = (mode: string) => {
    env.mode = mode
    const replace = vi.fn()
    return { replace, left: leaveOnDesktop({ ...at('/mfuwu/sign-in', '?a=1'), replace }) }
  }

  it.each(['test', 'production', 'staging'])('takes a desktop browser away in %s', (mode) => {
    const { replace, left } = page(mode)
    expect(left).toBe(true)
    expect(replace).toHaveBeenCalledExactlyOnceWith(`${env.mainSiteTest}/mfuwu/sign-in?a=1`)
  })

  it('lets it stay in development', () => {
    const { replace, left } = page('development')
    expect(left).toBe(false)
    expect(replace).not.toHaveBeenCalled()
  })
})
