import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { VISITOR_KEY } from '../../src/kit/channel/visitorKey'
import { CLIENT_ID_KEY } from '../../src/session/clientId'
import { ANDROID_APP_UA, installFakeWrapper } from './fakeWrapper'
import type { Look } from './looks'
import { tokenOfPhone } from './people'

const BASE = '/mfuwu'
/** A document of the product's origin that runs no code. Where none names an icon, a browser asks for `/favicon.ico`. */
const EMPTY = `${BASE}/__empty`
const EMPTY_HTML = '<!doctype html><link rel="icon" href="data:," />'
const PHONE = { width: 375, height: 812 }
/** Longer than any look's state moves the platform's clock, by which a login ends. */
const YEAR_MS = 365 * 86_400_000

/** A tab for the looks that are had inside the app, or for the others. */
export async function newLookTab(
  browser: Browser,
  isApp: boolean,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...(isApp && { userAgent: ANDROID_APP_UA }),
    ...options,
  })
  const page = await context.newPage()
  if (isApp)
    await page.addInitScript(installFakeWrapper, {
      dialect: 'android',
      token: tokenOfPhone(),
    } as const)
  return page
}

/** Opens the look as a new account, and resolves when it is shown. */
export async function openLook(page: Page, { at, who, shows, holds, act }: Look): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.route(`**${EMPTY}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: EMPTY_HTML }),
  )
  await page.goto(EMPTY)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const login = { accessToken: tokenOfPhone(), clientInfo: 'e30=', expireIn: Date.now() + YEAR_MS }
  await page.evaluate(
    ([clientId, visitorKey, record]) => {
      localStorage.clear()
      sessionStorage.clear()
      // A returning browser: no fingerprint is taken.
      localStorage.setItem(clientId, 'looks')
      localStorage.setItem(visitorKey, 'the-looks')
      if (record) localStorage.setItem('loginInfo', record)
    },
    [CLIENT_ID_KEY, VISITOR_KEY, who === 'member' ? JSON.stringify(login) : ''] as const,
  )
  if (holds !== undefined)
    await page.route(
      ({ pathname }) => pathname.endsWith(holds),
      () => {},
    )
  // A tap on a page that still grows would scroll it more or less far.
  await page.goto(BASE + at, { waitUntil: act ? 'load' : 'commit' })
  if (act && holds === undefined) await expectAtRest(page)
  await act?.(page)
  await expect(page.getByText(shows).first()).toBeVisible()
  if (holds === undefined) await expectAtRest(page)
  else await expect(page.locator('html[data-entry]')).toHaveCount(0)
}

/** All answers are there, and pictures that are made of them. */
async function expectAtRest(page: Page): Promise<void> {
  await expect(page.locator('html[data-entry]')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByText('海报生成中…')).toHaveCount(0)
}
