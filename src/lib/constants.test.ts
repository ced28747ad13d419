import { pathToFileURL } from 'node:url'
import postcss from 'postcss'
import type { AcceptedPlugin } from 'postcss'
import { expect, test } from 'vitest'
import { REQUEST_TIMEOUT_MS } from '@/api/core/transport'
import { REQUEST_VERSION } from '@/api/core/headers'
import { HOME_PAGE, QUERY } from '@/api/providerGroups'
import { CHUNK_TIMEOUT_MS } from './failure/loadChunk'
import { MENU_NAVIGATION_DELAY_MS } from '@/frame/menu/leaveLater'
import { BASE_PATH, apiBase } from './env'
import { SCROLL_DURATION_MS } from './motion/smoothScroll'
import { ANCHOR_DELAY_MS } from '@/pages/home/useAnchorScroll'
import { CLIENT_TYPE_MOBILE, CLIENT_TYPE_WEB, CLIENT_VERSION } from '@/session/clientInfo'

test.each<[string, unknown, unknown]>([
  ['base path', BASE_PATH, '/mfuwu'],
  ['request time-out', REQUEST_TIMEOUT_MS, 100_000],
  ['provider list', HOME_PAGE, { pageNo: 1, pageSize: 10 }],
  ['provider list, where', QUERY.path, '/adminland/facilitator/query'],
  ['scroll animation', SCROLL_DURATION_MS, 1800],
  ['anchor scroll delay', ANCHOR_DELAY_MS, 50],
  ['menu navigation delay', MENU_NAVIGATION_DELAY_MS, 300],
  ['chunk load time-out', CHUNK_TIMEOUT_MS, 120_000],
  ['clientType of a phone', CLIENT_TYPE_MOBILE, 1],
  ['clientType of the web', CLIENT_TYPE_WEB, 2],
  ['clientVersion', CLIENT_VERSION, '1.0.0'],
  ['request version', REQUEST_VERSION, 'v3'],
])('%s', (_, value, given) => {
  expect(value).toEqual(given)
})

test('calls go below the base path, but in development', () => {
  expect(apiBase('development', 'https://a.example')).toBe('https://a.example/api')
  expect(apiBase('production', '')).toBe('/mfuwu/api')
})

test('75 px of a style sheet are 1 rem', async () => {
  const file = pathToFileURL('postcss.config.js').href
  const config = (await import(/* @vite-ignore */ file)) as {
    default: { plugins: AcceptedPlugin[] }
  }
  const sheet = 'a { width: 75px; top: 150px }'
  const { css } = await postcss(config.default.plugins).process(sheet, { from: undefined })
  expect(css).toBe('a { width: 1rem; top: 2rem }')
})
