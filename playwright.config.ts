import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './tests/support/browser.mjs'
import { PATIENCE } from './tests/support/slowPhone'

/** `npm run looks`: the checkout whose pictures are taken, with a platform whose clock stands. */
const { LOOKS_DIR, LOOKS_ROOT } = process.env
/** Pictures are taken whole, however busy the machine is. */
const LONGER = LOOKS_DIR === undefined ? 1 : 4
const PORT = Number(process.env.E2E_PORT ?? 4173)
/** Chromium hints the glyphs of some fields in one run and not in the next, where the system lets it. */
const UNHINTED = fileURLToPath(import.meta.resolve('./tests/support/unhinted.conf'))
const chromium = findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  // The slow and broad ones are for `npm run test:full`, or for whoever names the suite.
  testIgnore: process.env.TEST_SUITE === 'full' ? [] : ['**/*.full.spec.ts'],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What needs it is named at the end of the run: docs/flaky-tests.md.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is slow, not wrong.
  timeout: 90_000 * PATIENCE,
  expect: { timeout: 15_000 * PATIENCE * LONGER },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      ...(LOOKS_DIR !== undefined && { env: { ...process.env, FONTCONFIG_FILE: UNHINTED } }),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--disable-background-networking',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/mfuwu/`,
    reuseExistingServer: false,
    ...(LOOKS_ROOT !== undefined && { cwd: LOOKS_ROOT }),
    ...(LOOKS_DIR !== undefined && {
      env: { NODE_OPTIONS: `--import ${import.meta.resolve('./tests/support/stillServer.mjs')}` },
    }),
  },
})
