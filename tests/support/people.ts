import type { Page } from '@playwright/test'
import { tokenOf, uidOf } from '../../src/sandbox/users'
import { installFakeWrapper, type FakeWrapperOptions } from './fakeWrapper'

const DAY_MS = 86_400_000

/** A phone that no other test uses: the server keeps what people do. */
export const newPhone = () => `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** The token of this person, or of a new one. */
export const tokenOfPhone = (phone = newPhone()) => tokenOf(uidOf(phone))

/** Logged in by an earlier visit; not again after a logout. */
export async function logIn(page: Page, phone = newPhone()): Promise<void> {
  const record = { accessToken: tokenOfPhone(phone), clientInfo: 'e30=' }
  await page.addInitScript(
    ([record, lastsMs]) => {
      if (sessionStorage.getItem('loggedIn')) return
      sessionStorage.setItem('loggedIn', '1')
      const login = { ...record, expireIn: Date.now() + lastsMs }
      localStorage.setItem('loginInfo', JSON.stringify(login))
    },
    [record, DAY_MS] as const,
  )
}

/** Puts a login into the storage of the page that is open; `lastsMs` below zero: it is over. */
export async function keepLogin(page: Page, token: string, lastsMs = DAY_MS): Promise<void> {
  const login = { accessToken: token, clientInfo: '', expireIn: Date.now() + lastsMs }
  await page.evaluate((text) => localStorage.setItem('loginInfo', text), JSON.stringify(login))
}

/** The login that the browser keeps, as text; null: none. */
export const storedLogin = (page: Page) => page.evaluate(() => localStorage.getItem('loginInfo'))

/** Types a phone number and asks for the code, then types the code. */
export async function typePhoneAndCode(page: Page, phone = newPhone()): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).tap()
  // A code that was typed before is cleared when a new one has been sent.
  await page.getByRole('button', { name: /s后重发$/ }).waitFor()
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
}

/** Registers a new phone by a landing page's form with its button, and agrees to its documents. */
export async function register(page: Page, button: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(newPhone())
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await page.getByRole('button', { name: button }).tap()
  await page.getByRole('button', { name: '同意并继续' }).tap()
}

/** Puts the Android app around the page, with a new account logged in to it unless `app` differs. */
export async function openInApp(page: Page, app: Partial<FakeWrapperOptions> = {}): Promise<void> {
  await page.addInitScript(installFakeWrapper, {
    dialect: 'android' as const,
    token: tokenOfPhone(),
    ...app,
  })
}

/** The page's calls to the app around it. */
export const appCalls = (page: Page) => page.evaluate(() => window.__wrapperCalls ?? [])
