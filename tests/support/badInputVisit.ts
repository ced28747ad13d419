import { expect } from '@playwright/test'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { tokenOf, uidOf } from '../../src/sandbox/users'
import type { CallRow, PageRow } from './badInput'
import { ANDROID_APP_UA, installFakeWrapper } from './fakeWrapper'
import { logInFreshPeople, startAsGuests } from './freshPeople'

const BASE = '/mfuwu'

export interface Row {
  page: PageRow
  call: CallRow
}

export const titleOf = ({ page, call: { call, when } }: Row) =>
  `${page.page}: ${call}${when ? ` ${when}` : ''}`

export const contextOf = ({ call }: Row): BrowserContextOptions =>
  call.inApp ? { userAgent: ANDROID_APP_UA } : {}

/** Whoever opens the row's page: somebody in the app, a guest, or each time somebody else who is logged in. */
export async function become(page: Page, row: Row) {
  if (row.call.inApp) {
    const token = tokenOf(uidOf('13800000001'))
    await page.addInitScript(installFakeWrapper, { dialect: 'android', token } as const)
  } else if (row.call.guest ?? row.page.guest) await startAsGuests(page)
  else await logInFreshPeople(page)
}

function addressOf({ page, call }: Row, turn: number, states: readonly string[]): string {
  const own = typeof call.address === 'function' ? call.address(turn) : call.address
  const address = `${BASE}${own ?? page.address}`
  const asked = [...states, ...(call.state ? [call.state] : [])].join(',')
  if (asked === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}__state=${encodeURIComponent(asked)}`
}

/** @param turn how often the row was opened before */
export async function open(page: Page, row: Row, turn: number, ...states: string[]) {
  await page.goto(addressOf(row, turn, states), { waitUntil: 'commit' })
}

/** As far as the page comes before a call that goes wrong only then. */
export async function goOn(page: Page, { page: { stands }, call: { late } }: Row) {
  await expect(page.locator('body')).toContainText(stands, { useInnerText: true, timeout: 60_000 })
  if (typeof late === 'function') await late(page)
}
