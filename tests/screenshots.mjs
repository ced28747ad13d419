import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { findBrowser } from './support/browser.mjs'

/* `npm run screenshots`: the README's pictures, from the production build in `dist/`. */

const OUT = 'docs/screenshots'
const PHONE = {
  viewport: { width: 375, height: 720 },
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
}
const SHOTS = [
  { name: 'home', path: '/', shows: 'h2' },
  { name: 'menu', path: '/', shows: 'h2', press: ['打开菜单', '生态'] },
  { name: 'provider', path: '/manufacturerDetail/10001', shows: 'h1' },
  { name: 'moment', path: '/trends-detail/20009', shows: 'article' },
  { name: 'sign-in', path: '/sign-in', shows: 'h1' },
  { name: 'exchange-login', path: '/exchangeLogin', shows: 'form' },
  { name: 'territory', path: '/territory', shows: 'h1' },
  { name: 'opinion-ranking', path: '/opinionRanking', shows: 'ol' },
  { name: 'red-packet', path: '/redPacket', shows: 'h1' },
  { name: 'planet', path: '/plAce?planetId=40001', shows: 'h1' },
  { name: 'war-zone', path: '/warZone', shows: 'h1' },
  { name: 'chat', path: '/chatAI?npcId=80001', shows: 'main' },
  { name: 'collect-cards', path: '/collect-cards', shows: 'h1' },
  { name: 'qixi', path: '/qiXi', shows: 'h1' },
  { name: 'asset-debut', path: '/asset-debut', shows: 'h1' },
  { name: 'real-estate', path: '/real-estate', shows: 'h1' },
]

mkdirSync(OUT, { recursive: true })
const server = await preview({ preview: { port: 4174, strictPort: true } })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
})
try {
  for (const { name, path, shows, press = [] } of SHOTS) {
    const page = await browser.newPage(PHONE)
    await page.goto(`http://localhost:4174/mfuwu${path}`, { waitUntil: 'networkidle' })
    await page.locator(shows).first().waitFor()
    for (const button of press) await page.getByRole('button', { name: button }).click()
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `${OUT}/${name}.png` })
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
