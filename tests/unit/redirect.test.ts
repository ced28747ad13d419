import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { desktopTarget } from '@/early/redirect'
import { earlyHtml } from '../../vite/earlyHtml'

// Finds its files by its own address, which is none of a file here.
vi.mock('../../vite/stringJsx', () => ({ bundleWithStringJsx: vi.fn() }))

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

it('stands in builds alone: the development server puts no such script into the page', () => {
  expect(earlyHtml().apply).toBe('build')
})
